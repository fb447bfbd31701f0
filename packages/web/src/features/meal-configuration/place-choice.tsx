import { useQuery } from '@tanstack/react-query';
import { Button, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { citiesQuery, type MealPlace, type Program } from './meal-queries.ts';

const PROGRAMS: { value: Program; label: string }[] = [
  { value: 'general', label: 'General' },
  { value: 'speakerProgram', label: 'Speaker programs' },
];
/** A select has no option for nothing, and no city is called so. */
const EVERYWHERE = '';

interface PlaceChoiceProps {
  place: MealPlace;
  onChange: (place: MealPlace) => void;
  /** May give a city limits of its own. */
  mayAdd: boolean;
  /** While something is not saved. */
  disabled: boolean;
}

/** Which limits are on screen: a city's or everyone else's, general ones or those of speaker programs. */
export function PlaceChoice({ place, onChange, mayAdd, disabled }: PlaceChoiceProps) {
  const { data = [], isPending } = useQuery(citiesQuery);
  const [added, setAdded] = useState('');
  const cities = place.city === null || data.includes(place.city) ? data : [...data, place.city];
  const add = () => {
    const name = added.trim();
    const known = data.find((city) => city.toLowerCase() === name.toLowerCase());
    if (name !== '') onChange({ ...place, city: known ?? name });
    setAdded('');
  };
  return (
    <div className="meal-place">
      <Select
        aria-label="City"
        className="meal-city"
        showSearch={{ optionFilterProp: 'label' }}
        loading={isPending}
        disabled={disabled}
        value={place.city ?? EVERYWHERE}
        options={[
          { value: EVERYWHERE, label: 'All other cities' },
          ...cities.map((city) => ({ value: city, label: city })),
        ]}
        onChange={(city: string) => onChange({ ...place, city: city === EVERYWHERE ? null : city })}
      />
      <Segmented
        aria-label="Program"
        options={PROGRAMS}
        disabled={disabled}
        value={place.program}
        onChange={(program) => onChange({ ...place, program })}
      />
      {mayAdd && (
        <form
          className="meal-city-add"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Input
            aria-label="Another city"
            placeholder="Another city"
            maxLength={100}
            disabled={disabled}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
          />
          <Button htmlType="submit" disabled={disabled || added.trim() === ''}>
            Add
          </Button>
        </form>
      )}
      {disabled && <p className="meal-hint">Save or discard your changes to look at other limits.</p>}
    </div>
  );
}
