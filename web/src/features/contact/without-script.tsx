import { isFooterAddress } from '@harborline/domain/help-center/help-center-home';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useLibrary } from '../../shared/library/library-scope';

/** What to do where the form cannot work, shown by the rendered page in browsers without JavaScript. */
export function WithoutScript() {
  const { library } = useLibrary();
  const { companyPhone } = library.settings.settings;
  const site = `https://${library.library_domain}`;
  return (
    <div className="without-script">
      <p>{CONTACT_TEXTS.needsScript}</p>
      {companyPhone !== '' && (
        <p>
          {CONTACT_TEXTS.callInstead}{' '}
          <a href={`tel:${companyPhone.replace(/[^+\d]/g, '')}`}>
            <bdi>{companyPhone}</bdi>
          </a>
        </p>
      )}
      {isFooterAddress(site) && (
        <p>
          {CONTACT_TEXTS.visitInstead} <a href={site}>{library.library_domain}</a>
        </p>
      )}
    </div>
  );
}
