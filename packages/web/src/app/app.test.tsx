import { expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import * as routers from './router.tsx';

it('changes no address once it is gone, whatever is still on its way', () => {
  fakeServer();
  const create = vi.spyOn(routers, 'createRouter');
  const { unmount } = renderApp('/chatbot');
  const router = create.mock.results[0]?.value as ReturnType<typeof routers.createRouter>;
  const dispose = vi.spyOn(router, 'dispose');
  expect(dispose).not.toHaveBeenCalled();
  unmount();
  expect(dispose).toHaveBeenCalledOnce();
});
