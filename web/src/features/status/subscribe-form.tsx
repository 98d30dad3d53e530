import { LIMITS } from '@harborline/domain/limits';
import { SUBSCRIPTION_TEXTS } from '@harborline/domain/texts/status-subscription';
import { useLibrary } from '../../shared/library/library-scope';

/** The field and the button. The form is sent as browsers send forms, so it works without any script. */
export function AddressForm() {
  const { links } = useLibrary();
  return (
    <form method="post" action={links.subscription()} className="subscribe-form">
      <label htmlFor="email">{SUBSCRIPTION_TEXTS.email}</label>
      <input id="email" name="email" type="email" required autoComplete="email" maxLength={LIMITS.email} />
      <button type="submit" className="button">
        {SUBSCRIPTION_TEXTS.subscribe}
      </button>
    </form>
  );
}

/** Where visitors ask for the updates of a status page by mail. */
export function SubscribeForm() {
  return (
    <section data-part="subscribe" className="card padded" aria-labelledby="subscribe">
      <h2 id="subscribe">{SUBSCRIPTION_TEXTS.heading}</h2>
      <p className="muted">{SUBSCRIPTION_TEXTS.intro}</p>
      <AddressForm />
    </section>
  );
}
