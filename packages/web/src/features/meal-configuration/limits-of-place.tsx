import type { ListedMealLimit } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { LoadError } from '../../crud/load-error.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LimitsForm } from './limits-form.tsx';
import { limitsQuery, type MealPlace } from './meal-queries.ts';

interface LimitsOfPlaceProps {
  company: number;
  place: MealPlace;
  mayWrite: boolean;
  onDirty: (isDirty: boolean) => void;
}

const COLUMNS: Column<ListedMealLimit>[] = [
  { key: 'mealCategory', title: 'Category', isRowHeader: true, cell: ({ mealCategory }) => mealCategory },
  { key: 'mealType', title: 'Meal Type', cell: ({ mealType }) => mealType },
  { key: 'value', title: 'Value', isFigure: true, cell: ({ value }) => `$${value}` },
];

/** The limits of a place, to be changed by those who may. */
export function LimitsOfPlace({ company, place, mayWrite, onDirty }: LimitsOfPlaceProps) {
  const { data, error, refetch } = useQuery({ ...limitsQuery(company, place), refetchOnWindowFocus: false });
  const isCity = place.city !== null;
  const { data: elsewhere = [] } = useQuery({
    ...limitsQuery(company, { ...place, city: null }),
    enabled: isCity && mayWrite,
  });
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={refetch} what="The limits" />;
  if (data === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (mayWrite)
    return (
      <LimitsForm
        place={place}
        queryKey={limitsQuery(company, place).queryKey}
        limits={data}
        elsewhere={isCity ? elsewhere : []}
        onDirty={onDirty}
      />
    );
  return (
    <DataTable
      label="Meal limits"
      columns={COLUMNS}
      rows={data}
      keyOf={({ mealCategory, mealType }) => `${mealCategory}\n${mealType}`}
      empty="No meal limits are kept here."
    />
  );
}
