import { type SubscriptionStep, subscriptionStep } from '@harborline/domain/status/subscription-page';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { SUBSCRIPTION_TEXTS } from '@harborline/domain/texts/status-subscription';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { usePageLocation } from '../../shared/router/navigation';
import { PageTitle } from '../../shared/ui-public/page-title';
import { AddressForm } from './subscribe-form';
import './status.css';

const { buttons, steps } = SUBSCRIPTION_TEXTS;

/** The steps whose form has one button. It is sent to the page's own address, which holds the token. */
type ButtonStep = keyof typeof buttons;
const hasButton = (step: SubscriptionStep | ''): step is ButtonStep => step in buttons;

/** The steps on which an address can be entered. */
const FORM_STEPS: readonly (SubscriptionStep | '')[] = ['', 'invalid', 'gone'];

function textsOf(step: SubscriptionStep | '') {
  if (step !== '') return steps[step];
  return { title: SUBSCRIPTION_TEXTS.heading, body: SUBSCRIPTION_TEXTS.intro };
}

/**
 * Subscribes an address to the status page, confirms it and ends it (D-38). Mail programs open links by themselves, so
 * nothing changes before a button is pressed.
 */
export function SubscriptionPage() {
  const { library, links } = useLibrary();
  const { search, cause } = usePageLocation();
  const step = subscriptionStep(search);
  const { title, body } = textsOf(step);
  useDocumentMeta(SUBSCRIPTION_TEXTS.titleOf(title, companyName(library)), '');
  return (
    <div className="page section narrow">
      <div className="card padded subscription">
        <PageTitle key={cause + step}>{title}</PageTitle>
        <p role={step === 'invalid' ? 'alert' : undefined}>{body}</p>
        {FORM_STEPS.includes(step) && <AddressForm />}
        {hasButton(step) && (
          <form method="post">
            <button type="submit" className={step === 'unsubscribed' ? 'button quiet' : 'button'}>
              {buttons[step]}
            </button>
          </form>
        )}
        <Link to={links.status()} className="text-link">
          {STATUS_TEXTS.toStatus}
        </Link>
      </div>
    </div>
  );
}
