import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface Entry {
  /** Path in the archive, with `/`. */
  name: string;
  content: Buffer;
}

/** The earliest date of the zip format, so that the same files always create the same archive. */
const DAY = (1 << 5) | 1;

/** Creates a zip archive of files, in the given order. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    // Fields that the local header and the directory share: version 2.0 needed, UTF-8 names, deflated.
    const common = Buffer.alloc(26);
    for (const [index, value] of [20, 0x0800, 8, 0, DAY].entries()) common.writeUInt16LE(value, index * 2);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(path.length, 22);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), common, path, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, path);
    at += 30 + path.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
