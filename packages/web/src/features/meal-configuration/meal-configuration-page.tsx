import { MEAL_LIMIT_WRITERS } from '@pellucid/contract';
import { useState } from 'react';
import { holdsAny, useSession } from '../../lib/session.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LimitsOfPlace } from './limits-of-place.tsx';
import type { MealPlace } from './meal-queries.ts';
import { PlaceChoice } from './place-choice.tsx';
import './meal-configuration.css';

/** What meals may cost a person in the caller's company, by city; compliance officers change it. */
export function Component() {
  const session = useSession();
  const company = session.account?.company?.id;
  const mayWrite = holdsAny(session, MEAL_LIMIT_WRITERS);
  const [place, setPlace] = useState<MealPlace>({ city: null, program: 'general' });
  const [isDirty, setDirty] = useState(false);
  return (
    <PageFrame
      title="Meal configuration"
      subtitle="What a meal may cost a person. A city without limits of its own goes by those of all other cities."
    >
      {company === undefined ? (
        <p className="card data-table-empty">You belong to no company that could have meal limits.</p>
      ) : (
        <>
          <PlaceChoice place={place} onChange={setPlace} mayAdd={mayWrite} disabled={isDirty} />
          <LimitsOfPlace
            key={`${place.city}\n${place.program}`}
            company={company}
            place={place}
            mayWrite={mayWrite}
            onDirty={setDirty}
          />
        </>
      )}
    </PageFrame>
  );
}
