import { describe, expect, it } from 'vitest';
import { checkCompleteRequest } from './page-rules.ts';

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
