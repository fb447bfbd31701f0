/** A quiet sign that something comes; says what to those who cannot see it. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="loading" role="status">
      <span className="loading-drop" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
