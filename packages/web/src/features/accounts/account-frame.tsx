import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProfileAsked, useProfileInfo } from '../../lib/profile-info.ts';
import { ColorSwitch } from '../../ui/color-switch.tsx';
import { DemoRibbon } from '../../ui/demo-ribbon.tsx';
import { Footer } from '../../ui/footer.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useReady } from '../../ui/use-ready.ts';
import { BrandPanel } from './brand-panel.tsx';
import './accounts.css';

/** Around the account screens before sign-in: the quiet picture, the way to the start page, and the form. */
export function AccountFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const productName = useProfileInfo()?.productName;
  const ready = useReady(useProfileAsked());
  return (
    <div className="account-page">
      <BrandPanel />
      <div className="account-side" data-ready={ready}>
        <DemoRibbon />
        <header className="account-top">
          <Link to={paths.landing} className="plain-link" aria-label={`${productName ?? 'Pellucid'}, start page`}>
            <Logo name={productName} />
          </Link>
          <ColorSwitch />
        </header>
        <main className="account-box" id="content">
          <h1>{title}</h1>
          <p className="account-lead">{lead}</p>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
}
