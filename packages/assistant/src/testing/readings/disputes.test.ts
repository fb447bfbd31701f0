import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('disputes', () => {
  it.each([
    ['disputes by company', 'records by company where dispute_status=Yes'],
    ['disputed meals', 'total_amount where dispute_status=Yes nature=Food'],
    ['most disputed nature', 'records by nature where dispute_status=Yes desc 1'],
    ['who disputes most', 'records by recipient where dispute_status=Yes desc 1'],
    ['dispute rate by company', 'records by company share'],
    ['company with the highest dispute rate', 'records by company desc 1 share'],
    ['disputed ownership records', 'ownership: records where dispute_status=Yes'],
    ['physicians with disputed records', 'records by recipient where dispute_status=Yes recipient_type=Physician'],
    ['companies without disputed records', 'records by company among none dispute_status=Yes'],
    ['share of disputed payments', 'payments share'],
    ['what portion is disputed', 'payments share'],
    ['what share of the amount is disputed', 'total_amount share'],
    ['what share of disputed payments went to physicians', 'total_amount where dispute_status=Yes share'],
    ['resolved disputes', 'refuse resolved'],
    ['meals rate', 'refuse rate'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});
