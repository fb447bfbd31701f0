import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FilterRange } from './filter-range.tsx';

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
