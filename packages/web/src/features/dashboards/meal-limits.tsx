import { ForkOutlined } from '@ant-design/icons';
import { viewMealLimits } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';

import { paths } from '../../lib/paths.ts';
import { Loading } from '../../ui/loading.tsx';
import { type CityLimits, limitsByCity } from './meal-limits-by-city.ts';
import { MealSpendTable } from './meal-spend-table.tsx';
import './meal-limits.css';

/** The link to what a meal may cost a person, by city, in the caller's company (docs/promises/venues.md#meal-limits). */
export function MealLimits() {
  const navigate = useNavigate();
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
        footer={[
          <Button key="edit" type="primary" onClick={() => void navigate(paths.mealConfiguration)}>
            Edit
          </Button>,
          <Button key="close" onClick={() => setOpen(false)}>
            Close
          </Button>,
        ]}
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
  const places = limitsByCity(limits.data);
  return (
    <>
      <MealSpendTable places={places} />
      <LimitsTable places={places} />
    </>
  );
}

function LimitsTable({ places }: { places: readonly CityLimits[] }) {
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
        {places.map(({ city, limits }) => (
          <tbody key={city}>
            {limits.map(({ mealCategory, mealType, value }, at) => (
              <tr key={`${mealCategory}\n${mealType}`}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={limits.length}>
                    {city ?? 'All other cities'}
                  </th>
                )}
                <td>{mealCategory}</td>
                <td>{mealType}</td>
                <td className="meal-limit-value">${value}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
