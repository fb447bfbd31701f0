import { CHAT_ERROR_TEXT } from '@pellucid/contract';

/** What the assistant's screen says, in promised words (docs/promises/chat.md). */
export const CHAT_TEXTS = {
  pageTitle: 'qor AI',
  homeTitle: 'Ask your data ?',
  placeholder: 'Type a message',
  send: 'Send',
  sending: 'Sending...',
  stop: 'Stop',
  thinking: 'AI is thinking...',
  generating: 'Generating response...',
  chartFailed: 'Chart Rendering Error',
  chartMissing: 'Chart Unavailable',
  authTitle: 'Authentication Required',
  signInAgain: 'Refresh & Login',
} as const;

/** Why a question was not answered, in promised words (docs/promises/chat.md#messages). */
export const CHAT_ERRORS = {
  noToken: 'Authentication token not found. Please log in again.',
  unauthorized: 'Authentication token has expired or is invalid. Please log in again.',
  forbidden: 'You do not have permission to access this resource. Please log in again.',
  server: 'Server error occurred. Please try again later.',
  signedOut:
    'Authentication required. You have been logged out. Please refresh the page and log in again to continue using the chatbot.',
  event: CHAT_ERROR_TEXT,
  transport: 'Error: Something went wrong while processing your request. Please try again.',
} as const;
