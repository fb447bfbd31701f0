// Films a page as stills on a clock of its own, so that a busy machine makes the filming slower and never the film.

import { quiet } from './quiet.mjs';

/** Milliseconds that a cut between two stills takes. */
const CUT = 0;
const BLEND = 260;
/** A held key would be faster; this can be followed. */
const KEY_MS = 85;
const SCROLL_STEPS = 20;
const SCROLL_MS = 40;
/** A caption holds at least so long for each of its letters. */
const READING_MS = 52;

/**
 * A recording under way. Every method does what it says on the real page and puts it on the timeline.
 *
 * `take` ends it: the stills (JPEG, twice the page's size) and, in milliseconds from the start, when each is shown, where the
 * pointer and the camera are, what is clicked and which caption holds.
 */
export function createRecorder(page, size) {
  const stills = [];
  const pointer = [{ at: 0, x: size.width * 0.62, y: size.height * 0.7 }];
  const camera = [{ at: 0, x: size.width / 2, y: size.height / 2, zoom: 1 }];
  const clicks = [];
  const captions = [];
  let now = 0;

  const hold = (ms) => {
    now += ms;
  };

  async function still(blend) {
    await quiet(page);
    stills.push({ at: now, blend, image: await page.screenshot({ type: 'jpeg', quality: 94 }) });
  }

  async function centreOf(target) {
    if ('x' in target) return target;
    const box = await target.boundingBox();
    if (box === null) throw new Error('What the story points to is not on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async function pointTo(target) {
    const to = await centreOf(target);
    const from = pointer.at(-1);
    const ms = Math.min(950, 380 + Math.hypot(to.x - from.x, to.y - from.y) * 0.75);
    pointer.push({ ...from, at: now }, { at: now + ms, x: to.x, y: to.y });
    hold(ms);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await still(120);
    return to;
  }

  return {
    hold,
    pointTo,
    /** The moment that the film has come to, in milliseconds. */
    now: () => now,

    /** Begins a scene: what is seen now, under a caption that holds until the next one. */
    async scene(text) {
      closeCaption();
      captions.push({ from: now, text });
      await still(BLEND);
    },

    /** Clicks; `until` resolves when the page shows what the click leads to. */
    async click(target, until = async () => undefined) {
      const at = await pointTo(target);
      hold(130);
      clicks.push({ at: now, ...at });
      await page.mouse.down();
      await page.mouse.up();
      await until();
      hold(170);
      await still(BLEND);
      hold(BLEND);
    },

    /** Types into what has the focus, one key a moment. */
    async type(text) {
      for (const key of text) {
        await page.keyboard.type(key);
        hold(KEY_MS);
        await still(CUT);
      }
    },

    async scroll(distance) {
      for (let step = 0; step < SCROLL_STEPS; step += 1) {
        const share = Math.sin(((step + 0.5) / SCROLL_STEPS) * Math.PI);
        await page.mouse.wheel(0, (distance * share * Math.PI) / (2 * SCROLL_STEPS));
        hold(SCROLL_MS);
        await still(CUT);
      }
    },

    /** Goes close to a place of the page; `zoom` 1 shows all of it. */
    async zoom(target, zoom, ms = 900) {
      const to = target === null ? { x: size.width / 2, y: size.height / 2 } : await centreOf(target);
      camera.push({ ...camera.at(-1), at: now }, { at: now + ms, x: to.x, y: to.y, zoom });
      hold(ms);
    },

    take() {
      closeCaption();
      return { size, duration: now, stills, pointer, camera, clicks, captions };
    },
  };

  function closeCaption() {
    const last = captions.at(-1);
    if (last === undefined) return;
    now = Math.max(now, last.from + last.text.length * READING_MS);
    last.to = now;
  }
}
