/** The quiet picture beside the account screens: light on water, and what the product promises. */
export function BrandPanel() {
  return (
    <aside className="brand-panel" aria-label="About the product">
      <svg className="brand-lines" viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {WAVES.map((y, index) => (
          <path
            key={y}
            d={`M-80 ${y}c90-46 180-46 270 0s180 46 270 0 180-46 270 0`}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.2 + index * 0.35}
            opacity={0.1 + index * 0.05}
          />
        ))}
      </svg>
      <div className="brand-words">
        <p className="brand-title">See every payment clearly, before you file it.</p>
        <p>Every figure on a dashboard opens to the records behind it, and the records add up to the figure.</p>
      </div>
    </aside>
  );
}

const WAVES = [520, 570, 625, 685, 745, 810, 880];
