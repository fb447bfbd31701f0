import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusFallback } from './use-focus-fallback.ts';

function Screen() {
  useFocusFallback();
  const [isThere, setThere] = useState(true);
  return (
    <main>
      <h1>Logs</h1>
      <section>
        <h2>Loggers</h2>
        <div>
          {isThere && (
            <button type="button" onClick={() => setThere(false)}>
              End now
            </button>
          )}
        </div>
      </section>
    </main>
  );
}

it('moves the focus to the nearest heading when its element goes away', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Loggers' })));
});
