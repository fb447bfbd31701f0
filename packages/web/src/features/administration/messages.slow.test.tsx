import { companyCalls, getAccount, getMainMenu, ICON_REFUSAL, pageInfoCalls, userGroupCalls } from '@pellucid/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ACME, ADMIN, compileEntityScreens } from '../../testing/administration.ts';
import { type FakeApi, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

compileEntityScreens();

function server(): FakeApi {
  return fakeServer(ADMIN)
    .answers(companyCalls.list, [ACME], { 'X-Total-Count': '1' })
    .answers(companyCalls.get, ACME)
    .answers(userGroupCalls.list, [], { 'X-Total-Count': '0' })
    .answers(pageInfoCalls.list, [], { 'X-Total-Count': '0' });
}

/**
 * By its label, whether or not the field is marked as required. By role and accessible name, testing-library computes the style of
 * every element of the form, which would take most of the time of this file.
 */
function labelled(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')];
  const control = labels.find(({ textContent }) => textContent.replace(/ \*$/, '') === label)?.control;
  if (!(control instanceof HTMLInputElement)) throw new Error(`no input has the label "${label}"`);
  return control;
}
const button = { selector: 'button *, button' };
const fill = (label: string, value: string) => fireEvent.change(labelled(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, button));
const turnOn = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const choosePicture = (content: BlobPart, name: string, type: string) =>
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [new File([content], name, { type })] } });

/** The screens, each with what shows that it is there. */
const SCREENS = {
  'page form': { route: '/admin/page-info/new', shown: () => screen.findByText('Save', button) },
  'company form': { route: '/admin/company/7/edit', shown: () => screen.findByLabelText('State') },
  'company popup': { route: '/admin/company/7/delete', shown: () => screen.findByText('Acme', { selector: 'strong' }) },
  'companies, opened': { route: '/admin/company', shown: null },
  'company, opened': { route: '/admin/company/7/view', shown: null },
} as const;
type ScreenName = keyof typeof SCREENS;

/**
 * Where a message is: `toast` and `notice` at the top of the page, `banner` inside it, `field` at what it is about. A toast
 * goes after 3 s, an alert after 5 s (docs/promises/accounts.md#messages); what says why there is nothing to see stays (record
 * 076).
 */
type Place = 'toast 3000' | 'notice 5000' | 'banner 5000' | 'banner' | 'field';

interface Told {
  words: string;
  place: Place;
}

/** `also`: what the same situation says in the form, where it stays longer. Rendering the form takes most of a test's time. */
type Row = [
  where: ScreenName,
  situation: string,
  words: string,
  place: Place,
  happen: (api: FakeApi) => void,
  also?: Told,
];

const fillPage = () => {
  fill('Menu', 'Spend');
  for (const label of ['Page name', 'Analysis path', 'Analysis page', 'Data tables']) fill(label, 'x');
};
const savePage = (situation: (api: FakeApi) => FakeApi) => (api: FakeApi) => {
  situation(api);
  fillPage();
  press('Save');
};
const saveCompany = (situation: (api: FakeApi) => FakeApi) => (api: FakeApi) => {
  situation(api);
  fill('State', 'OH');
  press('Save');
};
const fieldError = (field: string, message: string) => ({
  fieldErrors: [{ objectName: 'pageInfo', field, message }],
  detail: 'Not shown: the field is',
});

/** What the form of a page says before anything is sent (docs/promises/pages.md#saving-a-page). */
const VALIDATION: Row[] = [
  [
    'page form',
    'nothing is filled in',
    "Field(s): Menu, Page name, Analysis path, Analysis page, Data tables Can't be Empty!",
    'toast 3000',
    () => press('Save'),
  ],
  [
    'page form',
    'a menu without parent has no icon name',
    "Field(s): Menu, Icon name Can't be Empty!",
    'toast 3000',
    () => {
      turnOn('Is a menu');
      press('Save');
    },
  ],
  [
    'page form',
    'blanks are no menu text',
    "Field(s): Menu Can't be Empty!",
    'toast 3000',
    () => {
      fillPage();
      fill('Menu', '   ');
      press('Save');
    },
  ],
  ...(['Page name', 'Analysis path', 'Analysis page', 'Data tables'] as const).flatMap((label): Row[] => {
    const without = () => {
      fillPage();
      fill(label, ' ');
      press('Save');
    };
    const also: Told = { words: `${label} is required`, place: 'field' };
    return [['page form', `a page has no ${label}`, `Field(s): ${label} Can't be Empty!`, 'toast 3000', without, also]];
  }),
  ...(
    [
      ['a GIF called png', 'GIF89a', 'icon.png', ICON_REFUSAL.type],
      ['an SVG', '<svg/>', 'icon.svg', 'Only Image/png and image/jpeg surpported'],
      ['half a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'icon.png', ICON_REFUSAL.type],
      ['3 MB', new Uint8Array(3 * 1024 * 1024), 'icon.png', 'Image of more than 2MB not surpported'],
    ] as const
  ).flatMap(([what, content, name, words]): Row[] => {
    const choose = () => choosePicture(content, name, 'image/png');
    return [['page form', `the picture is ${what}`, words, 'toast 3000', choose, { words, place: 'field' }]];
  }),
];

/** Global alerts, and those of lists and forms. */
const FAILURES: Row[] = [
  [
    'page form',
    'the server is away',
    'Server not reachable',
    'notice 5000',
    savePage((api) => api.refuses(pageInfoCalls.create, 0)),
  ],
  [
    'page form',
    'the server is away',
    'Server not reachable',
    'banner 5000',
    savePage((api) => api.refuses(pageInfoCalls.create, 0)),
  ],
  [
    'page form',
    '400 with an application error header',
    'That year is closed',
    'banner 5000',
    savePage((api) =>
      api.refuses(pageInfoCalls.create, 400, fieldError('menu', 'Size'), {
        'X-pellucidApp-error': 'That year is closed',
      }),
    ),
  ],
  [
    'page form',
    '400 with a key in the application error header',
    'A new page cannot already have an ID',
    'banner 5000',
    savePage((api) =>
      api.refuses(
        pageInfoCalls.create,
        400,
        { title: 'A new page cannot already have an ID', message: 'error.idexists' },
        { 'X-pellucidApp-error': 'error.idexists' },
      ),
    ),
  ],
  [
    'page form',
    '400 with field errors',
    'Error on field "Menu"\nError on field "Icon height"',
    'banner 5000',
    savePage((api) =>
      api.refuses(pageInfoCalls.create, 400, {
        fieldErrors: ['menu', 'icon.height', 'menu'].map((field) => ({
          objectName: 'pageInfo',
          field,
          message: 'Size',
        })),
      }),
    ),
  ],
  ...(['Size', 'Min', 'Max', 'DecimalMin', 'DecimalMax'] as const).map(
    (code): Row => [
      'page form',
      `400 with ${code}, which counts as Size`,
      'Enter a whole number from 1 to 200',
      'field',
      savePage((api) => api.refuses(pageInfoCalls.create, 400, fieldError('position', code))),
    ],
  ),
  [
    'page form',
    '400 with a message',
    'Two pages cannot trade places',
    'banner 5000',
    savePage((api) => api.refuses(pageInfoCalls.create, 400, { detail: 'Two pages cannot trade places' })),
  ],
  [
    'page form',
    '404',
    'Not found',
    'banner 5000',
    savePage((api) => api.refuses(pageInfoCalls.create, 404, { detail: 'No such thing' })),
  ],
  [
    'page form',
    '500',
    'Internal Server Error',
    'banner 5000',
    savePage((api) => api.refuses(pageInfoCalls.create, 500, { title: 'Internal Server Error' })),
  ],
  [
    'page form',
    'too many requests',
    'Too many attempts. Try again in 9 seconds.',
    'notice 5000',
    savePage((api) => api.refuses(pageInfoCalls.create, 429, { detail: 'Too many attempts. Try again in 9 seconds.' })),
  ],
  [
    'company form',
    'a response has an app-alert header',
    'A company is updated with identifier 7',
    'notice 5000',
    saveCompany((api) =>
      api.answers(companyCalls.update, ACME, { 'X-anotherapp-alert': 'A company is updated with identifier 7' }),
    ),
  ],
  [
    'company popup',
    'what is deleted is in use',
    "This company cannot be deleted: it is used by user group 'Analysts'",
    'banner',
    (api) => {
      const detail = "This company cannot be deleted: it is used by user group 'Analysts'";
      api.refuses(companyCalls.remove, 409, { detail });
      press('Delete');
    },
  ],
  ...(
    [
      [400, { detail: "Unknown field 'x' in x.equals" }, "Unknown field 'x' in x.equals"],
      [403, { detail: 'Access is denied' }, 'Access is denied'],
      [404, { detail: 'No such thing' }, 'Not found'],
      [500, { title: 'Internal Server Error' }, 'Internal Server Error'],
    ] as const
  ).flatMap(([status, problem, words]): Row[] => [
    ['companies, opened', String(status), words, 'banner', (api) => api.refuses(companyCalls.list, status, problem)],
    ['company, opened', String(status), words, 'banner', (api) => api.refuses(companyCalls.get, status, problem)],
  ]),
];

const wait = globalThis.setTimeout;
/** Lets the clock that alerts go by stand still but for a few milliseconds, however slow the machine is. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 600 && !isSo(); turn++) {
    await act(async () => {
      await new Promise((resolve) => wait(resolve, 5));
      await vi.advanceTimersByTimeAsync(1);
    });
  }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function isShown({ words, place }: Told): boolean {
  const says = (selector: string) => [...document.querySelectorAll(selector)].some((at) => at.textContent === words);
  // The animation of leaving does not end without a browser.
  if (place === 'toast 3000' || place === 'notice 5000') return says('.ant-message-notice:not([class*="-leave"])');
  if (place === 'field') return says('.field-error');
  const banners = screen.queryAllByRole('alert').filter((alert) => alert.closest('.ant-message') === null);
  return banners.some((banner) => textOf(banner) === words);
}

/** Without the button that tries again. */
function textOf(alert: HTMLElement): string {
  return alert.querySelector('p')?.textContent ?? alert.textContent ?? '';
}

async function open(where: ScreenName) {
  const { route, shown } = SCREENS[where];
  // Screens that fail on arrival do so under the halted clock.
  if (shown === null) vi.useFakeTimers();
  renderApp(route, 'token');
  await shown?.();
  vi.useFakeTimers();
}

describe.each([
  ['of forms before anything is sent', VALIDATION],
  ['of failed calls', FAILURES],
])('the messages %s', (_, rows) => {
  const named = rows.map(([where, situation, words, place, happen, also]) => {
    return { where, situation, words, place, happen, told: [{ words, place }, ...(also ? [also] : [])] };
  });
  it.each(named)('$where, $situation: "$words" ($place)', async ({ where, told, happen }) => {
    const api = server();
    if (SCREENS[where].shown === null) happen(api);
    await open(where);
    if (SCREENS[where].shown !== null) happen(api);
    await until(() => told.every(isShown));
    expect(told.filter(isShown)).toEqual(told);

    let passed = 0;
    for (const message of told) {
      const [, milliseconds] = /(\d+)/.exec(message.place) ?? [];
      const end = Number(milliseconds ?? 10_000);
      await pass(end - 500 - passed);
      expect(isShown(message)).toBe(true);
      // What is at the top of the page leaves with the next frames.
      await pass(600);
      expect(isShown(message)).toBe(milliseconds === undefined);
      passed = end + 100;
    }
    if (rows === VALIDATION)
      expect(api.requests.filter(({ endpoint }) => endpoint === pageInfoCalls.create.id)).toEqual([]);
    if (where !== 'page form') return;
    // The form can be sent again, with everything that was typed.
    expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('false');
    if (rows === FAILURES) expect(labelled('Menu').value).toBe('Spend');
  });
});

describe('a 401', () => {
  it.each([
    ['of a list signs the person out and opens the sign-in dialog', companyCalls.list, true],
    ['of the main menu is not acted on', getMainMenu, false],
  ])('%s', async (_, endpoint, isActedOn) => {
    server().refuses(endpoint, 401);
    renderApp('/admin/company', 'token');
    if (isActedOn) expect(await screen.findByRole('dialog')).toBeDefined();
    else {
      await screen.findByRole('link', { name: 'Acme' });
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('of the account leads a stranger to sign in, without a second dialog over it', async () => {
    server().refuses(getAccount, 401);
    renderApp('/admin/company', 'token');
    await waitFor(() => expect(location.hash).toBe('#/accessdenied'));
  });
});
