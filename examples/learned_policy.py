"""What examples/masked_ppo.py has learned, as a bot: sixdot lab tournament --bots learned_policy:bot,easy

It is to be in the folder where that is typed, beside learned.zip and masked_ppo.py.
"""

from masked_ppo import bot_of
from sb3_contrib import MaskablePPO

bot = bot_of(MaskablePPO.load("learned.zip", device="cpu"))
