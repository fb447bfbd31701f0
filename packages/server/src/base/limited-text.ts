/** An answer of another server is larger than it may be. */
export class AnswerTooLong extends Error {}

/** The text of an answer of another server; one of more bytes is not read to its end. */
export async function limitedText(answer: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AnswerTooLong('an answer that is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
