import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { takeRememberedUrl } from '../../lib/return-url.ts';
import { ColorSwitch } from '../../ui/color-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { toast } from '../../ui/notices.ts';
import { LOGIN_PAGE_BANNER, SIGN_IN_NOTICE } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';
import { WaterPanel } from './water-panel.tsx';
import './accounts.css';

/** The sign-in screen. */
export function Component() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<'disabled' | 'refused' | null>(null);
  const productName = useProfileInfo()?.productName;

  return (
    <div className="account-page">
      <WaterPanel />
      <main className="account-main" id="content">
        <div className="account-top">
          <Link to={paths.landing} className="plain-link" aria-label={`${productName ?? 'Pellucid'}, start page`}>
            <Logo name={productName} />
          </Link>
          <ColorSwitch />
        </div>
        <div className="account-box">
          <h1>Log in</h1>
          <p className="account-lead">Good to see you. Your dashboards are where you left them.</p>
          {failure !== null && (
            <p className="banner banner-danger" role="alert">
              {failure === 'disabled' ? SIGN_IN_NOTICE.disabled : LOGIN_PAGE_BANNER}
            </p>
          )}
          <SignInForm
            onSignedIn={() => navigate(takeRememberedUrl() ?? paths.home, { replace: true })}
            onFailure={(reason) => {
              setFailure(reason);
              toast.error(SIGN_IN_NOTICE[reason]);
            }}
          />
          <p className="account-links">
            <Link to={paths.resetRequest}>Forgot/Reset Password</Link>
          </p>
          <div className="account-divider">
            <span>New to {productName ?? 'Pellucid'}?</span>
          </div>
          <Link to={paths.register} className="button button-wide">
            SIGN UP
          </Link>
        </div>
      </main>
    </div>
  );
}
