"""What examples/masked_ppo.py has learned, as a bot: sixdot lab tournament --bots learned_policy:bot,easy

It is to be in the folder where that is typed, beside learned.zip.
"""

from sb3_contrib import MaskablePPO

from sixdot.lab import bot_from

MODEL = MaskablePPO.load("learned.zip", device="cpu")

bot = bot_from(lambda row, mask: MODEL.predict(row, action_masks=mask, deterministic=True)[0])
