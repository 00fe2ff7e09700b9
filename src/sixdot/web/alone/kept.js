// Files that this browser keeps, as a folder of the engine's: what is written is in the browser's own storage too, and
// what is flushed is on its disk. The storage gives no names that can change at once, so each file is a slot: a head
// with its name, then its content.

const HEAD = 4096; // bytes
const SLOTS = 8;
const NO_ROOM = 51; // as the engine's errors are numbered
const FAILED = 29;

/** @typedef {{handle: any, name: string, turn: number}} Slot */

/** The slots, for this tab alone. @returns {Promise<Slot[]>} */
export async function openSlots() {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("sixdot", { create: true });
  /** @type {Slot[]} */
  const slots = [];
  try {
    for (let number = 0; number < SLOTS; number += 1) {
      const file = /** @type {any} */ (await folder.getFileHandle(String(number), { create: true }));
      slots.push(read(await file.createSyncAccessHandle()));
    }
  } catch (problem) {
    for (const { handle } of slots) handle.close();
    throw problem;
  }
  // A name was passed on, and then came the end: the later one has it.
  for (const slot of slots) if (slots.some((other) => other.name === slot.name && other.turn > slot.turn)) free(slot);
  return slots;
}

/** @returns {Slot} */
function read(handle) {
  const head = new Uint8Array(HEAD);
  if (handle.read(head, { at: 0 }) < HEAD) return { handle, name: "", turn: 0 };
  return { handle, ...JSON.parse(new TextDecoder().decode(head.subarray(0, head.indexOf(0)))) };
}

/** @param {Slot} slot */
function name(slot, name, turn) {
  Object.assign(slot, { name, turn });
  const head = new Uint8Array(HEAD);
  head.set(new TextEncoder().encode(JSON.stringify({ name, turn })));
  written(() => slot.handle.write(head, { at: 0 }) === HEAD);
  written(() => slot.handle.flush());
}

/** @param {Slot} slot */
function free(slot) {
  slot.name = "";
  slot.handle.truncate(0);
  slot.handle.flush();
}

/** The engine's database syncs by `fdatasync`, which does nothing there: let it be `fsync`, before the engine is loaded. */
export function letDataSync() {
  for (const way of /** @type {const} */ (["instantiate", "instantiateStreaming"])) {
    const real = /** @type {any} */ (WebAssembly[way]);
    WebAssembly[way] = (/** @type {any} */ code, /** @type {any} */ imports) => {
      const env = imports?.env;
      if (env?.__syscall_fdatasync) env.__syscall_fdatasync = (file) => -(env.fd_sync(file) ?? 0);
      return real(code, imports);
    };
  }
}

let Problem = /** @type {any} */ (null);

/** What is not done, or not written whole, is an error of the engine's own kind, with nothing changed in its memory. */
function written(work) {
  let done;
  try {
    done = work();
  } catch (problem) {
    throw new Problem(/** @type {Error} */ (problem).name === "QuotaExceededError" ? NO_ROOM : FAILED);
  }
  if (done === false) throw new Problem(NO_ROOM);
}

/** Let the engine have the slots as the files of a folder. @param {any} engine @param {Slot[]} slots */
export function mountSlots(engine, slots, path) {
  const { FS } = engine;
  const memory = FS.filesystems.MEMFS;
  let turn = Math.max(...slots.map((slot) => slot.turn));
  Problem = FS.ErrnoError;

  /** A file in memory, whose every change goes to its slot first. */
  function keep(node, slot) {
    const { node_ops: inNode, stream_ops: inStream } = node;
    node.slot = slot;
    node.node_ops = {
      ...inNode,
      setattr(node, change) {
        if (change.size !== undefined) written(() => node.slot.handle.truncate(HEAD + change.size));
        inNode.setattr(node, change);
      },
    };
    node.stream_ops = {
      ...inStream,
      write(stream, buffer, offset, length, position, mayTake) {
        const part = buffer.subarray(offset, offset + length);
        written(() => stream.node.slot.handle.write(part, { at: HEAD + position }) === length);
        return inStream.write(stream, buffer, offset, length, position, mayTake);
      },
      fsync(stream) {
        written(() => stream.node.slot.handle.flush());
        return 0;
      },
    };
  }

  const kind = {
    mount(mount) {
      const root = memory.mount(mount);
      const inFolder = root.node_ops;
      root.node_ops = {
        ...inFolder,
        mknod(parent, name_, mode, device) {
          const isKept = FS.isFile(mode) && !name_.endsWith("-shm"); // which is only for those who have it open
          const slot = isKept ? slots.find((each) => !each.name) : null;
          if (isKept && !slot) throw new Problem(NO_ROOM);
          if (slot) name(slot, name_, (turn += 1));
          const node = inFolder.mknod(parent, name_, mode, device);
          if (slot) keep(node, slot);
          return node;
        },
        rename(node, folder, newName) {
          const replaced = folder.contents[newName];
          if (node.slot) name(node.slot, newName, (turn += 1));
          inFolder.rename(node, folder, newName);
          if (replaced?.slot) free(replaced.slot);
        },
        unlink(parent, name_) {
          const { slot } = parent.contents[name_];
          if (slot) free(slot);
          inFolder.unlink(parent, name_);
        },
      };
      for (const slot of slots.filter((each) => each.name)) {
        const node = memory.createNode(root, slot.name, 0o100600, 0);
        node.contents = new Uint8Array(slot.handle.getSize() - HEAD);
        node.usedBytes = slot.handle.read(node.contents, { at: HEAD });
        keep(node, slot);
      }
      return root;
    },
  };
  FS.mkdirTree(path);
  FS.mount(kind, {}, path);
}
