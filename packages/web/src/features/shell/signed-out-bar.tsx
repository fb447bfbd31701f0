import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { ColorSwitch } from '../../ui/color-switch.tsx';
import { Logo } from '../../ui/logo.tsx';

/** In place of the top bar, which only the signed-in have: the way to the start page and to sign-in. */
export function SignedOutBar() {
  const productName = useProfileInfo()?.productName;
  return (
    <header className="top-bar">
      <Link to={paths.landing} className="plain-link" aria-label={`${productName ?? 'Pellucid'}, start page`}>
        <Logo name={productName} />
      </Link>
      <div className="top-bar-end">
        <ColorSwitch />
        <Link className="bar-button plain-link" to={paths.register}>
          Register
        </Link>
        <Link className="button" to={paths.login}>
          Sign in
        </Link>
      </div>
    </header>
  );
}
