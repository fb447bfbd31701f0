// Puts encoded video frames into a WebM file, with an index by which a player seeks.
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';

/**
 * @param frames `{ time, key, data }` in order; time in whole milliseconds, a key frame first and at least every 30 s.
 * @param video `{ codec, width, height, duration }`: VP9, as WebCodecs names it; the duration in milliseconds.
 */
export async function webm(frames, { codec, width, height, duration }) {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(track);
  await output.start();
  const decoderConfig = { codec, codedWidth: width, codedHeight: height };
  for (const [at, { time, key, data }] of frames.entries()) {
    const end = frames[at + 1]?.time ?? duration;
    const packet = new EncodedPacket(data, key ? 'key' : 'delta', time / 1000, (end - time) / 1000);
    await track.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer);
}
