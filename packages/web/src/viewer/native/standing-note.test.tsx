import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StandingNote, standingText } from './standing-note.tsx';

it('says where a company stands', () => {
  const at = { value: 'Aster', of: 1812, own: true };
  expect(standingText({ ...at, rank: 37 })).toBe('Your company, Aster, is 37th of 1,812.');
  expect([1, 2, 3, 11, 22].map((rank) => standingText({ ...at, own: false, rank }))).toEqual(
    ['1st', '2nd', '3rd', '11th', '22nd'].map((place) => `Aster is ${place} of 1,812.`),
  );
  expect(standingText({ ...at, own: false, rank: null })).toBe('Aster paid nothing under these filters.');
});

it('leads from the own company to its figures alone; of one that is chosen they are shown', async () => {
  const viewer = { act: vi.fn() };
  const standing = { value: 'Aster', rank: 2, of: 9, own: true };
  const { rerender } = render(<StandingNote viewer={viewer} standing={standing} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show only it' }));
  const condition = { field: 'company', op: 'eq', value: 'Aster' };
  expect(viewer.act).toHaveBeenCalledWith({ type: 'filter', field: 'company', condition });
  rerender(<StandingNote viewer={viewer} standing={{ ...standing, own: false }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
