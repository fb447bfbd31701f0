import { Transformer } from '@napi-rs/image';
import type { Icon } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import { readPictureHeader } from '../../platform/pictures/picture-header.ts';
import { storedIcon } from './icons.ts';

const picture = (width: number, height: number) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 200), width, height);
const PNG = await picture(20, 20).png();
const JPEG = await picture(20, 20).jpeg(80);
const icon = (content: Buffer | string, path = 'image/png'): Icon => ({
  name: 'x',
  path,
  data: typeof content === 'string' ? content : content.toString('base64'),
  height: 20,
  width: 20,
});
const dataOf = async (given: Buffer) => Buffer.from((await storedIcon(icon(given)))?.data ?? '', 'base64');

// docs/promises/pages.md#icons
describe('an icon', () => {
  it('has the type of its content, whatever it is called', async () => {
    expect((await storedIcon(icon(PNG, 'image/jpeg')))?.path).toBe('image/png');
    const url = `data:image/png;base64,${JPEG.toString('base64')}`;
    expect(await storedIcon(icon(url))).toMatchObject({ path: 'image/jpeg', data: JPEG.toString('base64') });
  });

  it.each([
    ['a script called png', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['half a PNG', PNG.subarray(0, -4)],
    ['half a JPEG', JPEG.subarray(0, -1)],
    ['a JPEG without a frame', Buffer.from('ffd8ffe000044a46ffd9', 'hex')],
    ['the beginning of a PNG before a script', Buffer.concat([PNG.subarray(0, 8), Buffer.from('<script/>')])],
    ['a PNG of 2,000 pixels without its pixels', Buffer.concat([withSize(2_000).subarray(0, 33), PNG.subarray(-12)])],
    ['no base64', '%%%'],
  ])('is refused: %s', async (_, content) => {
    await expect(storedIcon(icon(content))).rejects.toThrow('Only Image/png and image/jpeg surpported');
  });

  it('may have two megabytes and not a byte more', async () => {
    const most = Buffer.alloc(2 * 1024 * 1024);
    PNG.copy(most);
    PNG.copy(most, most.length - 12, PNG.length - 12);
    await expect(storedIcon(icon(Buffer.concat([most, Buffer.alloc(1)])))).rejects.toThrow(
      'Image of more than 2MB not surpported',
    );
    expect((await dataOf(most)).length).toBeLessThan(1_000);
  });

  it('is refused before it is decoded when it unfolds to too many pixels', async () => {
    await expect(storedIcon(icon(withSize(4_097)))).rejects.toThrow('4096 x 4096 pixels');
  });

  it('is stored no larger than twice what a menu shows, in its own proportions', async () => {
    const noise = Buffer.from(Array.from({ length: 400 * 200 * 4 }, (_, n) => (n * 7_919) % 251));
    const large = await Transformer.fromRgbaPixels(noise, 400, 200).png();
    const stored = await dataOf(large);
    expect(readPictureHeader(stored)).toEqual({ type: 'image/png', width: 60, height: 30 });
    expect(stored.length).toBeLessThan(16 * 1024);
    expect(await dataOf(PNG)).toEqual(PNG);
  });
});

/** The small PNG with the size of another one in its header. */
function withSize(side: number): Buffer {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}
