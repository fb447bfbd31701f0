import { DemoRibbon } from '../../ui/demo-ribbon.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Footer } from '../../ui/footer.tsx';
import { Benefits } from './benefits.tsx';
import { FreemiumNotice } from './freemium-notice.tsx';
import { Hero } from './hero.tsx';
import { Plans } from './plans.tsx';
import { PreviewTabs } from './preview-tabs.tsx';
import { Questions } from './questions.tsx';
import { TrustFacts } from './trust-facts.tsx';
import './landing.css';

/** What a signed-out visitor sees first. */
export function Component() {
  return (
    <div className="landing">
      <DemoRibbon />
      <Hero />
      <main id="content">
        <FreemiumNotice />
        <ErrorBoundary part="The previews">
          <PreviewTabs />
        </ErrorBoundary>
        <Benefits />
        <Plans />
        <Questions />
        <TrustFacts />
      </main>
      <Footer />
    </div>
  );
}
