import './picture.css';

/** Marks what is for the screen alone, as buttons are: pictures leave it out. */
const SCREEN_ONLY = '[data-screen-only]';

/** The page that a picture stands on: its heading above, where what is drawn has none, and lines at its foot. */
export interface PicturePage {
  readonly heading?: PictureHeading;
  readonly foot: readonly string[];
}

interface PictureHeading {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly { readonly name: string; readonly text: string }[];
}

export interface PictureOptions {
  /** A PNG has twice the size of the screen; an SVG any. */
  format?: 'png' | 'svg';
  page?: PicturePage;
  /** Which parts are left out, as a selector: the heading says them. */
  without?: string;
  /** As high as on the screen: a tile has its height from the grid, which the picture does not have. */
  keepsHeight?: boolean;
}

/**
 * Saves what an element shows as a picture with margins. The library is loaded when it is first needed. Rejects when the browser
 * refuses to draw, for instance because the element is too large.
 */
export async function savePicture(
  element: HTMLElement,
  fileName: string,
  { format = 'png', page, without, keepsHeight = false }: PictureOptions = {},
): Promise<void> {
  const { toPng, toSvg } = await import('html-to-image');
  const link = document.createElement('a');
  const copy = copyOf(element, [SCREEN_ONLY, ...(without === undefined ? [] : [without])].join());
  if (keepsHeight) copy.style.height = `${element.offsetHeight}px`;
  const host = hostOf(copy, element.offsetWidth, page);
  // For as long as it is drawn, out of sight: what is not in the page has no looks.
  (element.parentElement ?? document.body).append(host);
  try {
    link.href = await (format === 'svg' ? toSvg : toPng)(host.firstElementChild as HTMLElement, {
      pixelRatio: 2,
      backgroundColor: getComputedStyle(document.body).backgroundColor,
      fontEmbedCSS: await fontsInUse(),
    });
  } finally {
    host.remove();
  }
  link.download = fileName;
  link.click();
}

/** A copy of an element on a page of its own, so that nothing on the screen moves while it is drawn. */
function hostOf(copy: HTMLElement, width: number, page: PicturePage | undefined): HTMLElement {
  const host = made('div', 'picture-host');
  host.inert = true;
  const paper = made('div', 'picture-page');
  paper.style.width = `${width}px`;
  paper.append(...(page?.heading === undefined ? [] : [headingOf(page.heading)]), copy);
  if (page !== undefined && page.foot.length > 0) {
    paper.append(made('footer', 'picture-footer', ...page.foot.map((line) => made('p', '', line))));
  }
  host.append(paper);
  return host;
}

function copyOf(element: HTMLElement, without: string): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const drawn = [...element.querySelectorAll('canvas')];
  // A copied canvas is blank.
  for (const [at, canvas] of [...copy.querySelectorAll('canvas')].entries()) {
    const original = drawn[at];
    if (original !== undefined && original.width > 0 && original.height > 0)
      canvas.getContext('2d')?.drawImage(original, 0, 0);
  }
  // A chosen radio of the same name would take the choice from the one on the screen.
  for (const input of copy.querySelectorAll('[name]')) input.removeAttribute('name');
  for (const part of copy.querySelectorAll(without)) part.remove();
  return copy;
}

function headingOf({ title, subtitle, facts }: PictureHeading): HTMLElement {
  const told = facts.map(({ name, text }) => made('div', '', made('dt', '', name), made('dd', '', text)));
  return made('header', 'picture-heading', made('h1', '', title), made('p', '', subtitle), made('dl', '', ...told));
}

function made(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/**
 * The fonts of the page with their files inside, for a picture that may load nothing. The library's own search for them
 * needs a document with another base address, which the product's content security policy forbids.
 */
async function fontsInUse(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? { rule, base: sheet.href } : [])),
  );
  const faces = rules.map(async ({ rule, base }) => {
    const source = rule.style.getPropertyValue('src');
    const address = /url\("?([^")]+)"?\)/.exec(source)?.[1];
    if (address === undefined || !rule.style.getPropertyValue('unicode-range').includes('U+0-')) return '';
    const file = await fetch(new URL(address, base ?? document.baseURI));
    return rule.cssText.replace(source, `url("${await dataAddress(await file.blob())}")`);
  });
  return (await Promise.all(faces)).join('\n');
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
