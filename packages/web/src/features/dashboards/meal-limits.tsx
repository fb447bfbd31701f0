import { ForkOutlined } from '@ant-design/icons';
import { type ListedMealLimit, viewMealLimits } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Loading } from '../../ui/loading.tsx';

/** The link to what a meal may cost a person, by city, in the caller's company. */
export function MealLimits() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ForkOutlined aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Meal Limits
      </Button>
      <Modal
        title="View Meal Limits"
        open={open}
        width={760}
        onCancel={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Close</Button>}
        destroyOnHidden
      >
        <Limits />
      </Modal>
    </>
  );
}

function Limits() {
  const limits = useQuery({
    queryKey: ['meal-limits'],
    queryFn: ({ signal }) => call(viewMealLimits, undefined, { signal }),
    staleTime: 0,
  });
  if (limits.isError) {
    return (
      <p role="alert">
        {limits.error.message}{' '}
        <Button size="small" onClick={() => void limits.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (limits.data === undefined) return <Loading label="Reading the meal limits" />;
  if (limits.data.length === 0) return <p>Your company keeps no meal limits yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="meal-limits" aria-label="Meal limits" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">City</th>
            <th scope="col">Category</th>
            <th scope="col">Meal Type</th>
            <th scope="col" className="meal-limit-value">
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {limits.data.map((limit) => (
            <tr key={keyOf(limit)}>
              <td>{limit.city ?? 'All other cities'}</td>
              <td>{limit.mealCategory}</td>
              <td>{limit.mealType}</td>
              <td className="meal-limit-value">${limit.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function keyOf({ city, mealCategory, mealType }: ListedMealLimit): string {
  return [city, mealCategory, mealType].join('\n');
}
