import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from './emitter.ts';

const changes = createEmitter<void>();
let own: string | null = null;

/** Gives the page a title that its route cannot know, such as the name of a dashboard. Null leaves the route's title. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    own = title;
    changes.emit();
    return () => {
      own = null;
      changes.emit();
    };
  }, [title]);
}

/** Writes the document's title: the page's own, else the route's, else the product's name. */
export function useDocumentTitle(routeTitle: string | undefined, productName: string): void {
  const pageTitle = useSyncExternalStore(changes.on, () => own);
  const title = pageTitle ?? routeTitle ?? productName;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
