import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { ColorSwitch } from '../../ui/color-switch.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { ProductTour } from './product-tour.tsx';

/** The promise, the two ways in, and the product at a glance. */
export function Hero() {
  const info = useProfileInfo();
  return (
    <header className="hero">
      <Caustics />
      <div className="hero-bar">
        <Logo name={info?.productName} />
        <nav className="hero-nav" aria-label="Account">
          <ColorSwitch />
          <Link className="button button-on-water" to={paths.login}>
            Login
          </Link>
        </nav>
      </div>
      <div className="hero-body">
        <div className="hero-words">
          <h1>See every payment clearly, before you file it.</h1>
          <p className="hero-lead">
            Transparency reporting for life-science companies. Compare spend across the industry, find what stands out,
            and follow any figure down to the records that make it up.
          </p>
          <p className="hero-actions">
            <Link className="button button-light" to={paths.register}>
              Free Signup <ArrowIcon />
            </Link>
            <button type="button" className="button button-on-water" onClick={showPreviews}>
              Look at live data
            </button>
          </p>
        </div>
        <ProductTour url={info?.tourVideoUrl} />
      </div>
    </header>
  );
}

function showPreviews(): void {
  document.getElementById('previews')?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Light through water: slow bands of brightness behind the words. */
function Caustics() {
  return (
    <svg className="hero-caustics" viewBox="0 0 1440 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[90, 190, 300, 420, 550, 690].map((y, index) => (
        <path
          key={y}
          d={`M-200 ${y}c140-${50 + index * 6} 280-${50 + index * 6} 420 0s280 ${50 + index * 6} 420 0 280-${50 + index * 6} 420 0 280 ${50 + index * 6} 420 0 280-${50 + index * 6} 420 0`}
          fill="none"
          stroke="#9feceb"
          strokeWidth={1 + index * 0.6}
          opacity={0.05 + index * 0.025}
        />
      ))}
    </svg>
  );
}
