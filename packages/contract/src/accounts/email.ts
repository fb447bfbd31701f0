const ATOM = '[^.@\\s\\p{Cc}<>,;:"()\\[\\]\\\\]+';
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]*';

/**
 * What an e-mail address is, everywhere: no character that a mail header gives a meaning to, so that it names one mailbox. Each
 * part ends at a character that it cannot hold, so that reading it takes as long as the text is long. Check the length first.
 */
export const EMAIL_PATTERN = `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+\\p{L}[\\p{L}\\p{N}-]+$`;
