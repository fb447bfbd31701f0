import { describe, expect, it } from 'vitest';
import { heardOf, withTopic } from './heard.ts';

describe('talk around a question', () => {
  it.each([
    'For the oncology landscape slide I need the total meals in Ohio',
    'For the purposes of our annual audit, please state the total meals in Ohio',
    'In preparation for our board meeting, total meals in Ohio',
    'Further to our call, kindly provide us with the total meals in Ohio',
    'With reference to your letter of 3 May 2024, please supply the total meals in Ohio',
    'The committee wishes to know the total meals in Ohio',
    'Legal asked me for the total meals in Ohio',
    'Our steering committee would like to see the total meals in Ohio',
    'We request the total meals in Ohio',
    'Would you confirm the total meals in Ohio?',
    'Any chance of getting the total meals in Ohio?',
    'It would be helpful to know the total meals in Ohio',
    'Since I am preparing a piece on consulting, I would like to know the total meals in Ohio',
    'We have to finish a memo by Friday, so total meals in Ohio',
    'Hope you are well. As discussed, total meals in Ohio. Many thanks, Anna',
    'No rush, but total meals in Ohio',
    'TABLE 1 — total meals in Ohio',
    '1. total meals in Ohio',
    'total meals in Ohio, because the committee asked',
    'total meals in Ohio (for our board deck)',
    "total meals in Ohio. It's for the audit committee.",
    'total meals in Ohio by end of day if possible',
    'total meals in Ohio, just the number please',
    'Basically, total meals in Ohio',
    'Out of interest: total meals in Ohio',
    'My question is: total meals in Ohio',
    'We are trying to find out the total meals in Ohio',
    'Could I trouble you for the total meals in Ohio?',
    'Could you give me a rough idea of the total meals in Ohio?',
    'As counsel I need the total meals in Ohio',
    'In a hurry - please state the total meals in Ohio',
    'Board meeting in an hour: please state the total meals in Ohio',
    "I'm filling in table 4 of the annual report: total meals in Ohio",
    'A colleague says meals are everywhere: please state the total meals in Ohio',
  ])('%s', (said) => {
    const { question } = heardOf(said);
    expect(
      question.replace(/^(?:please|state|the|I need|I would like to know)\s+|[.?]$/gi, '').replace(/^the /, ''),
    ).toBe('total meals in Ohio');
  });

  it.each([
    'total spend on meetings for doctors',
    'confirm that Pfizer paid doctors in Ohio',
    'state with the fewest companies',
    'meals in Ohio as a share of all',
    'doctors paid since we started in 2022',
    'payments for the review of a book',
    'share of the total that is travel',
    'Show me both years',
    'third-party payments in Ohio',
    'doctors paid by Pfizer, just the number',
  ])('“%s” keeps its words', (said) => {
    expect(heardOf(said)).toEqual({ question: said, asides: [] });
  });
});

describe('talk behind a question', () => {
  it.each([
    'How much was spent on meals? Just the number.',
    'How much was spent on meals? Asking for a colleague.',
    'How much was spent on meals, do you think?',
    'How much was spent on meals, once more?',
    'How much was spent on meals? Keep it short.',
    'How much was spent on meals? I have a meeting about it.',
  ])('%s', (said) => {
    expect(heardOf(said).question).toBe('How much was spent on meals');
  });
});

describe('what talk is about', () => {
  it.each([
    ["I'm writing about royalties: who got more than $200,000 of them", 'who got more than $200,000 of royalties'],
    ['Auditors are asking about device loans, so please show them by year', 'please show device loans by year'],
    ['Speaking of grants, who got the most?', 'grants, who got the most?'],
    ['While you have the travel line open, who spent the most', 'the travel line, who spent the most'],
  ])('%s', (said, asked) => {
    const { question, topic = '' } = heardOf(said);
    expect(withTopic(question, topic)).toBe(asked);
  });
});
