import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterRange } from './filter-range.tsx';

afterEach(() => {
  vi.useRealTimers();
});

// docs/promises/filters.md#dates
it('takes no day more than 100 years back, and any number', () => {
  vi.useFakeTimers({ now: new Date(2026, 1, 3), toFake: ['Date'] });
  const range = (name: string, type: 'date' | 'money') => (
    <FilterRange key={name} field={{ name, label: name, type }} condition={null} onChange={() => undefined} />
  );
  const { rerender } = render(range('date', 'date'));
  expect(screen.getByLabelText('From')).toHaveProperty('min', '1926-02-03');
  expect(screen.getByLabelText('To')).toHaveProperty('min', '1926-02-03');
  rerender(range('amount', 'money'));
  expect(screen.getByLabelText('From')).toHaveProperty('min', '');
});

it('applies both ends at once, by Apply alone', () => {
  const onChange = vi.fn();
  render(<FilterRange field={{ name: 'date', label: 'Date', type: 'date' }} condition={null} onChange={onChange} />);
  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '2023-01-01' } });
  fireEvent.blur(from);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2023-12-31' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange.mock.calls).toEqual([[{ field: 'date', op: 'between', value: ['2023-01-01', '2023-12-31'] }]]);
});

it('does not apply a range whose ends are the wrong way round', () => {
  const onChange = vi.fn();
  render(
    <FilterRange field={{ name: 'amount', label: 'Amount', type: 'money' }} condition={null} onChange={onChange} />,
  );
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '10' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '9' } });
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  fireEvent.submit(screen.getByRole('form', { name: 'Range of Amount' }));
  expect(onChange).not.toHaveBeenCalled();
});
