// What the tour says, for players (WebVTT) and for those who would rather read (a page).

/** WebVTT, one cue a scene. */
export function webVtt(captions) {
  const cues = captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** The same words as a page in the clothes of the user guide. */
export function transcriptPage(captions) {
  const lines = captions.map(
    ({ from, text }) => `          <li><time>${clock(from).slice(3, 8)}</time> ${escaped(text)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Product tour in words</title>
    <link rel="icon" type="image/svg+xml" href="../favicon.svg" />
    <link rel="stylesheet" href="../user-guide/guide.css" />
  </head>
  <body>
    <header>
      <h1>Product tour in words</h1>
      <p>What the video shows. It has no sound. <a href="../">Back to the start page</a></p>
    </header>
    <div class="layout layout-plain">
      <main>
        <ol class="transcript">
${lines.join('\n')}
        </ol>
      </main>
    </div>
  </body>
</html>
`;
}

function clock(ms) {
  return new Date(Math.round(ms)).toISOString().slice(11, 23);
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
