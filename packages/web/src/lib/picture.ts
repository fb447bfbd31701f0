/** Marks what is for the screen alone, as buttons are: pictures leave it out. */
const SCREEN_ONLY = '[data-screen-only]';

export interface PictureOptions {
  /** A PNG has twice the size of the screen; an SVG any. */
  format?: 'png' | 'svg';
  /** Lines under the picture. */
  footer?: readonly string[];
}

/**
 * Saves what an element shows as a picture. The library is loaded when it is first needed. Rejects when the browser refuses to
 * draw, for instance because the element is too large.
 */
export async function savePicture(
  element: HTMLElement,
  fileName: string,
  { format = 'png', footer = [] }: PictureOptions = {},
): Promise<void> {
  const { toPng, toSvg } = await import('html-to-image');
  const own = getComputedStyle(element).backgroundColor;
  const backgroundColor = own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.body).backgroundColor : own;
  const link = document.createElement('a');
  const note = footerOf(footer);
  // For as long as it is drawn: what is not in the page has no looks.
  element.append(note);
  try {
    link.href = await (format === 'svg' ? toSvg : toPng)(element, {
      pixelRatio: 2,
      backgroundColor,
      fontEmbedCSS: await fontsInUse(),
      filter: (node) => !(node instanceof Element && node.matches(SCREEN_ONLY)),
    });
  } finally {
    note.remove();
  }
  link.download = fileName;
  link.click();
}

function footerOf(lines: readonly string[]): HTMLElement {
  const footer = document.createElement('footer');
  footer.hidden = lines.length === 0;
  footer.className = 'picture-footer';
  for (const line of lines) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    footer.append(paragraph);
  }
  return footer;
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
