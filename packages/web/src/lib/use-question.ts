import { MAX_QUESTION_LENGTH } from '@pellucid/contract';
import { type ChangeEvent, type FormEvent, useState } from 'react';

/** The field of a question to the assistant and its form; a blank one is not asked. */
export function useQuestion(onAsk: (question: string) => void) {
  const [value, setValue] = useState('');
  const question = value.trim();
  return {
    isBlank: question === '',
    field: {
      className: 'field-input',
      maxLength: MAX_QUESTION_LENGTH,
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value),
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (question !== '') onAsk(question);
    },
  };
}
