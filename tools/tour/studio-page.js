// Runs in the browser: draws the frames of a recording and encodes them.

const KEY_FRAME_SECONDS = 8;
/** Frames that may wait for the encoder; each holds a picture in memory. */
const WAITING = 6;
const RIPPLE_MS = 520;

globalThis.develop = async ({
  size,
  duration,
  stills,
  pointer,
  camera,
  clicks,
  posterAt,
  codec,
  framesPerSecond,
  bitsPerSecond,
}) => {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d', { alpha: false });
  pen.imageSmoothingQuality = 'high';
  const picture = pictures();
  const frames = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({ time: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data: data.toBase64() });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({
    codec,
    width: size.width,
    height: size.height,
    bitrate: bitsPerSecond,
    bitrateMode: 'constant',
    framerate: framesPerSecond,
    latencyMode: 'quality',
  });

  const count = Math.floor((duration / 1000) * framesPerSecond);
  for (let at = 0; at < count; at += 1) {
    const time = (at * 1000) / framesPerSecond;
    await draw(time);
    const frame = new VideoFrame(canvas, { timestamp: Math.round(time * 1000), duration: 1_000_000 / framesPerSecond });
    encoder.encode(frame, { keyFrame: at % (KEY_FRAME_SECONDS * framesPerSecond) === 0 });
    frame.close();
    while (encoder.encodeQueueSize > WAITING) await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await encoder.flush();

  await draw(posterAt, { hand: false });
  const poster = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
  return { frames, poster: new Uint8Array(await poster.arrayBuffer()).toBase64() };

  async function draw(time, { hand = true } = {}) {
    const view = viewAt(time);
    const current = stills.findLastIndex(({ at }) => at <= time);
    const { at, blend } = stills[current];
    const share = blend === 0 ? 1 : Math.min(1, (time - at) / blend);
    if (share < 1 && current > 0) drawStill(await picture(current - 1), view);
    pen.globalAlpha = current === 0 ? 1 : share;
    drawStill(await picture(current), view);
    pen.globalAlpha = 1;
    if (!hand) return;
    for (const click of clicks) drawRipple((time - click.at) / RIPPLE_MS, onScreen(click, view));
    const { x, y } = between(pointer, time);
    drawPointer(onScreen({ x, y }, view), view.zoom);
  }

  function viewAt(time) {
    const { x, y, zoom } = between(camera, time);
    const width = size.width / zoom;
    const height = size.height / zoom;
    return {
      zoom,
      width,
      height,
      left: Math.min(Math.max(0, x - width / 2), size.width - width),
      top: Math.min(Math.max(0, y - height / 2), size.height - height),
    };
  }

  function drawStill(image, { left, top, width, height }) {
    const ratio = image.width / size.width;
    pen.drawImage(image, left * ratio, top * ratio, width * ratio, height * ratio, 0, 0, size.width, size.height);
  }

  function drawRipple(share, { x, y }) {
    if (share < 0 || share > 1) return;
    pen.beginPath();
    pen.arc(x, y, 8 + 30 * easedOut(share), 0, 2 * Math.PI);
    pen.lineWidth = 4;
    pen.strokeStyle = `rgb(20 160 170 / ${0.9 * (1 - share)})`;
    pen.fillStyle = `rgb(95 211 211 / ${0.35 * (1 - share)})`;
    pen.fill();
    pen.stroke();
  }

  function drawPointer({ x, y }, zoom) {
    pen.save();
    pen.translate(x, y);
    pen.scale(1.15 * Math.sqrt(zoom), 1.15 * Math.sqrt(zoom));
    pen.shadowColor = 'rgb(0 20 25 / 45%)';
    pen.shadowBlur = 6;
    pen.shadowOffsetY = 2;
    pen.beginPath();
    for (const [dx, dy] of [
      [0, 0],
      [0, 20],
      [4.8, 15.6],
      [8, 23],
      [11.4, 21.5],
      [8.3, 14.4],
      [14.6, 14.2],
    ])
      pen.lineTo(dx, dy);
    pen.closePath();
    pen.fillStyle = '#06323a';
    pen.fill();
    pen.shadowColor = 'transparent';
    pen.lineWidth = 1.6;
    pen.strokeStyle = '#fff';
    pen.stroke();
    pen.restore();
  }

  function onScreen({ x, y }, { left, top, zoom }) {
    return { x: (x - left) * zoom, y: (y - top) * zoom };
  }
};

/** Where something that moves from one moment to the next is, slow at both ends. */
function between(moments, time) {
  const next = moments.findIndex(({ at }) => at > time);
  if (next <= 0) return moments.at(next === 0 ? 0 : -1);
  const [from, to] = [moments[next - 1], moments[next]];
  const share = (time - from.at) / (to.at - from.at);
  const eased = share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
  const mixed = {};
  for (const name of Object.keys(from)) mixed[name] = from[name] + (to[name] - from[name]) * eased;
  return mixed;
}

function easedOut(share) {
  return 1 - (1 - share) ** 3;
}

/** Stills as pictures, the last few of them kept: decoding all would need gigabytes. */
function pictures() {
  const kept = new Map();
  return (at) => {
    let image = kept.get(at);
    if (image === undefined) {
      image = fetch(`${at}`)
        .then((answer) => answer.blob())
        .then((blob) => createImageBitmap(blob));
      kept.set(at, image);
      for (const old of kept.keys()) {
        if (kept.size <= 3) break;
        kept.get(old).then((picture) => picture.close());
        kept.delete(old);
      }
    }
    return image;
  };
}
