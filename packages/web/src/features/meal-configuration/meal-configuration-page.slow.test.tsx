import {
  type Account,
  getCityMealLimits,
  getGlobalMealLimits,
  getGlobalSpeakerMealLimits,
  getMealCities,
  updateMealLimits,
  updateSpeakerMealLimits,
} from '@pellucid/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ANALYST, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const OFFICER: Account = { ...ANALYST, authorities: ['ROLE_USER', 'ROLE_COMPLIANCE'] };
const limit = (city: string | null, mealType: string, value: string) => ({
  city,
  mealCategory: 'Dinner',
  mealType,
  value,
});
const EVERYWHERE = [limit(null, 'In office', '90.00'), limit(null, 'Restaurant', '110.00')];

const server = (account: Account) =>
  fakeServer(account)
    .answers(getMealCities, ['Boston'])
    .answers(getGlobalMealLimits, EVERYWHERE)
    .answers(getGlobalSpeakerMealLimits, [limit(null, 'Restaurant', '125.00')])
    .answers(getCityMealLimits, {
      city: 'Boston',
      general: [limit('Boston', 'Restaurant', '130.00')],
      speakerProgram: [],
    });

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function chooseCity(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'City' }));
  await userEvent.click(await screen.findByTitle(name));
}

describe('meal configuration', () => {
  it('is only read by those who are no compliance officers', async () => {
    server(ANALYST);
    renderApp('/meal-configuration', 'token');
    expect(await screen.findByText('$110.00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByLabelText('Another city')).toBeNull();
  });

  it('tells those without a company why there is nothing', async () => {
    fakeServer({ ...OFFICER, company: null });
    renderApp('/meal-configuration', 'token');
    expect(await screen.findByText('You belong to no company that could have meal limits.')).toBeDefined();
  });

  it('changes the limits of all other cities with the reason, and those of speaker programs by their own call', async () => {
    const api = server(OFFICER).answers(updateMealLimits, EVERYWHERE).answers(updateSpeakerMealLimits, []);
    renderApp('/meal-configuration', 'token');
    const amount = await screen.findByLabelText('Value ($) of meal 2');
    await userEvent.clear(amount);
    await userEvent.type(amount, '115.5');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText('Reason (optional)'), 'Prices rose');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The meal limits of all other cities are saved')).toBeDefined();
    const sent = api.requests.find(({ endpoint }) => endpoint === updateMealLimits.id);
    expect(sent?.body).toEqual({
      city: null,
      limits: [
        { mealCategory: 'Dinner', mealType: 'In office', value: '90.00' },
        { mealCategory: 'Dinner', mealType: 'Restaurant', value: '115.5' },
      ],
    });
    expect(sent?.headers.get('X-Change-Reason')).toBe('Prices%20rose');

    await userEvent.click(screen.getByText('Speaker programs'));
    await waitFor(() => expect(value('Value ($) of meal 1')).toBe('125.00'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove meal 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests.find(({ endpoint }) => endpoint === updateSpeakerMealLimits.id)?.body).toEqual({
        city: null,
        limits: [],
      }),
    );
  });

  it('adds a city, which can begin with the limits of all others, and says what is wrong before it is sent', async () => {
    const api = server(OFFICER).answers(updateMealLimits, [limit('Reno', 'In office', '90.00')]);
    renderApp('/meal-configuration', 'token');
    await screen.findByLabelText('Value ($) of meal 2');
    api.answers(getCityMealLimits, { city: 'Reno', general: [], speakerProgram: [] });
    await userEvent.type(screen.getByLabelText('Another city'), ' Reno{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Begin with the limits of all other cities' }));
    expect(value('Meal Type of meal 2')).toBe('Restaurant');
    await userEvent.click(screen.getByRole('button', { name: 'Remove meal 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a meal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('One meal needs your attention')).toBeDefined();
    expect(screen.getByLabelText('Value ($) of meal 2').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Category of meal 2'));
    expect(api.requests.some(({ endpoint }) => endpoint === updateMealLimits.id)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Remove meal 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The meal limits of Reno are saved')).toBeDefined();
    expect(api.requests.find(({ endpoint }) => endpoint === updateMealLimits.id)?.body).toMatchObject({ city: 'Reno' });
  });

  it("shows a city's own limits, and asks before what was typed is lost", async () => {
    server(OFFICER);
    renderApp('/meal-configuration', 'token');
    await screen.findByLabelText('Value ($) of meal 2');
    await chooseCity('Boston');
    await waitFor(() => expect(value('Value ($) of meal 1')).toBe('130.00'));
    await userEvent.type(screen.getByLabelText('Meal Type of meal 1'), '!');
    fireEvent.click(document.querySelector('a[href="#/home"]') as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(value('Meal Type of meal 1')).toBe('Restaurant');
  });

  it('says why limits could not be saved, and keeps what was typed', async () => {
    server(OFFICER).refuses(updateMealLimits, 500, { detail: 'The database is away' });
    renderApp('/meal-configuration', 'token');
    await userEvent.type(await screen.findByLabelText('Value ($) of meal 1'), '1');
    await userEvent.clear(screen.getByLabelText('Value ($) of meal 1'));
    await userEvent.type(screen.getByLabelText('Value ($) of meal 1'), '95');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The database is away');
    expect(value('Value ($) of meal 1')).toBe('95');
  });
});
