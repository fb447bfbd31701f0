import { Link, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProfileInfo } from '../../lib/profile-info.ts';
import { takeRememberedUrl } from '../../lib/return-url.ts';
import { useSignOutReason } from '../../lib/session.ts';
import { toast } from '../../ui/notices.ts';
import { TransientAlert, useTransientAlert } from '../../ui/transient-alert.tsx';
import { AccountFrame } from './account-frame.tsx';
import { LOGIN_PAGE_BANNER, SIGN_IN_NOTICE, SIGNED_OUT } from './messages.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in screen. */
export function Component() {
  const navigate = useNavigate();
  const { alert, fail, clear } = useTransientAlert();
  const signedOut = useSignOutReason();
  const productName = useProfileInfo()?.productName;

  return (
    <AccountFrame title="Log in" lead="Good to see you. Your dashboards are where you left them.">
      {signedOut !== null && (
        <p className="banner" role="status">
          {SIGNED_OUT[signedOut]}
        </p>
      )}
      <TransientAlert alert={alert} />
      <SignInForm
        onSignedIn={() => navigate(takeRememberedUrl() ?? paths.home, { replace: true })}
        onAttempt={clear}
        onFailure={(reason) => {
          fail(reason === 'disabled' ? SIGN_IN_NOTICE.disabled : LOGIN_PAGE_BANNER);
          toast.error(SIGN_IN_NOTICE[reason]);
        }}
      />
      <p className="account-links">
        <Link to={paths.resetRequest}>Forgot/Reset Password</Link>
        <Link to={paths.activate}>Activate your account</Link>
      </p>
      <div className="account-divider">
        <span>New to {productName ?? 'Pellucid'}?</span>
      </div>
      <Link to={paths.register} className="button button-wide">
        SIGN UP
      </Link>
    </AccountFrame>
  );
}
