import { NatureGuide } from './nature-guide.tsx';

/** The guidelines alone. */
export function Component() {
  return (
    <div className="home-page">
      <h1>NoP Mapping</h1>
      <NatureGuide />
    </div>
  );
}
