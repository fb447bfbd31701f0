import type { Icon } from '@pellucid/contract';
import { describe, expect, it } from 'vitest';
import { checkCompleteRequest, checkedIcon } from './page-rules.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9]);
const icon = (content: Buffer | string, path = 'image/png'): Icon => ({
  name: 'x',
  path,
  data: typeof content === 'string' ? content : content.toString('base64'),
  height: 20,
  width: 20,
});

describe('an icon', () => {
  it('has the type of its content, whatever it is called', () => {
    expect(checkedIcon(icon(PNG, 'image/jpeg'))?.path).toBe('image/png');
    const url = `data:image/png;base64,${JPEG.toString('base64')}`;
    expect(checkedIcon(icon(url))).toMatchObject({ path: 'image/jpeg', data: '/9j/4P/Z' });
  });

  it.each([
    ['a script called png', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['half a PNG', PNG.subarray(0, -4)],
    ['half a JPEG', JPEG.subarray(0, -1)],
    ['the beginning of a PNG before a script', Buffer.concat([PNG.subarray(0, 8), Buffer.from('<script/>')])],
    ['no base64', '%%%'],
  ])('is refused: %s', (_, content) => {
    expect(() => checkedIcon(icon(content))).toThrow('Only Image/png and image/jpeg surpported');
  });

  it('may have two megabytes and not a byte more', () => {
    const most = Buffer.alloc(2 * 1024 * 1024);
    PNG.copy(most);
    PNG.copy(most, most.length - 12, PNG.length - 12);
    expect(checkedIcon(icon(most))?.data).toHaveLength(Math.ceil(most.length / 3) * 4);
    expect(() => checkedIcon(icon(Buffer.concat([most, Buffer.alloc(1)])))).toThrow(
      'Image of more than 2MB not surpported',
    );
  });
});

describe('what must not be empty', () => {
  const said = (body: object, isNew = true) => {
    try {
      checkCompleteRequest(body, isNew ? 'create' : 'update');
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    [{}, "Field(s): Menu, Page name, Analysis path, Analysis page, Data tables Can't be Empty!"],
    [{ menu: '  ', isMenu: true }, "Field(s): Menu, Icon name Can't be Empty!"],
    [{ menu: 'A', isMenu: true, icon: { name: ' ' } }, "Field(s): Icon name Can't be Empty!"],
    [{ menu: 'A', isMenu: true, parentMenu: { id: 1 } }, null],
    [
      { menu: 'A', pageName: 'a', spCAnalysisPath: 'b', spPage: 'c', datatable: '' },
      "Field(s): Data tables Can't be Empty!",
    ],
  ])('of a new page %j', (body, message) => {
    expect(said(body)).toBe(message);
  });

  it('of a change: only what it says', () => {
    expect(said({ id: 1, position: 3 }, false)).toBeNull();
    expect(said({ id: 1, menu: '' }, false)).toBe("Field(s): Menu Can't be Empty!");
  });
});
