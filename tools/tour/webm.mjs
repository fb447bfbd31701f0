// Puts encoded video frames into a WebM file: one track, an index before the pictures so that a player can seek at once.

const ID = {
  EBML: 0x1a45dfa3,
  Segment: 0x18538067,
  Info: 0x1549a966,
  Tracks: 0x1654ae6b,
  Cues: 0x1c53bb6b,
  Cluster: 0x1f43b675,
};
const WRITER = 'Pellucid product tour';

/**
 * @param frames `{ time, key, data }` in order; time in whole milliseconds, a key frame first and at least every 30 s.
 * @param video `{ width, height, duration }`, the duration in milliseconds.
 */
export function webm(frames, { width, height, duration }) {
  const clusters = clustersOf(frames);
  const info = master(ID.Info, [
    unsigned(0x2ad7b1, 1_000_000),
    double(0x4489, duration),
    text(0x4d80, WRITER),
    text(0x5741, WRITER),
  ]);
  const tracks = master(ID.Tracks, [
    master(0xae, [
      unsigned(0xd7, 1),
      unsigned(0x73c5, 1),
      unsigned(0x83, 1),
      unsigned(0x9c, 0),
      text(0x86, 'V_VP9'),
      master(0xe0, [unsigned(0xb0, width), unsigned(0xba, height)]),
    ]),
  ]);
  const before = info.length + tracks.length;
  // The index holds positions behind itself: its numbers have a fixed size, so its own size is known beforehand.
  const indexSize = index(clusters, 0).length;
  return Buffer.concat([
    master(ID.EBML, [
      unsigned(0x4286, 1),
      unsigned(0x42f7, 1),
      unsigned(0x42f2, 4),
      unsigned(0x42f3, 8),
      text(0x4282, 'webm'),
      unsigned(0x4287, 4),
      unsigned(0x4285, 2),
    ]),
    master(ID.Segment, [info, tracks, index(clusters, before + indexSize), ...clusters.map(({ bytes }) => bytes)]),
  ]);
}

/** One cluster from each key frame to the next: times within it are 16 bit. */
function clustersOf(frames) {
  const groups = [];
  for (const frame of frames) {
    if (frame.key) groups.push([]);
    groups.at(-1).push(frame);
  }
  return groups.map((group) => {
    const { time } = group[0];
    const blocks = group.map((frame) => {
      const head = Buffer.alloc(4);
      head.writeUInt8(0x81, 0);
      head.writeInt16BE(frame.time - time, 1);
      head.writeUInt8(frame.key ? 0x80 : 0, 3);
      return element(0xa3, Buffer.concat([head, frame.data]));
    });
    return { time, bytes: master(ID.Cluster, [unsigned(0xe7, time), ...blocks]) };
  });
}

function index(clusters, firstPosition) {
  let position = firstPosition;
  return master(
    ID.Cues,
    clusters.map(({ time, bytes }) => {
      const cue = master(0xbb, [unsigned(0xb3, time), master(0xb7, [unsigned(0xf7, 1), unsigned(0xf1, position)])]);
      position += bytes.length;
      return cue;
    }),
  );
}

function element(id, content) {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(hex(id), 'hex'), size, content]);
}

function hex(id) {
  const digits = id.toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}

const master = (id, children) => element(id, Buffer.concat(children));
const text = (id, value) => element(id, Buffer.from(value, 'utf8'));

function unsigned(id, value) {
  const content = Buffer.alloc(8);
  content.writeBigUInt64BE(BigInt(value));
  return element(id, content);
}

function double(id, value) {
  const content = Buffer.alloc(8);
  content.writeDoubleBE(value);
  return element(id, content);
}
