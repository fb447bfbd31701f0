import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('numbers of two or more, side by side', () => {
  it.each([
    'which of Stryker or Merck paid more physicians',
    'did Stryker pay more physicians than Merck',
    'Stryker and Merck, how many physicians each',
    'how many physicians did each of Stryker and Merck pay',
  ])('%s', async (question) => {
    expect(await shortReading(question, data)).toMatch(/^count recipient by company where .*recipient_type=Physician/);
  });

  it.each([
    ['who made more payments, Stryker or Merck', /^payments by company/],
    ['who pays more cardiologists, Stryker or Merck', /^count recipient by company/],
    ['how many physicians and how many hospitals did Stryker pay', /^count recipient by recipient_type/],
    ['how many drugs vs devices are there', /^count product by product_type/],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toMatch(reading);
  });

  it('is of both by all of them, where they paid the same people', async () => {
    expect(await shortReading('physicians paid by each of Stryker and Merck', data)).not.toMatch(/by company/);
  });
});

describe('numbers of people', () => {
  it.each([
    ['which companies paid more than 20 cardiologists', /recipients gt 20/],
    ['how many consultants did Stryker pay', /^count recipient where/],
    ['drugs promoted only by one company', /companies eq 1/],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toMatch(reading);
  });

  it('asks whether physicians are meant by their profession, where nurse practitioners stand beside them', async () => {
    expect(await shortReading('how many physicians and NPs were paid', data)).toMatch(/^ask/);
  });
});

describe('the largest of each, and places', () => {
  it.each([
    ['biggest consulting fee in each state', /^largest.* by state/],
    ['places 11 to 20 of companies by total', /by company .*10/],
    ['which product had the second most payments', /^payments by product/],
    ['average number of meals per physician', /average.*payments/],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toMatch(reading);
  });
});

describe('where companies are', () => {
  it.each([
    ['companies with headquarters in Massachusetts', /company_state=MA/],
    ['spend by headquarters state', /by company_state/],
    [
      'payments from Massachusetts companies to Texas physicians',
      /company_state=MA.* state=TX|state=TX.* company_state=MA/,
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toMatch(reading);
  });

  it('asks whether companies in a state are there themselves', async () => {
    expect(await shortReading('how many companies in Texas paid consulting fees', data)).toMatch(/^ask/);
  });
});
