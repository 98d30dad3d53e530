import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../shared/library/library-scope';
import './widget.css';

/** Says in the widget that something does not work, as every page of the help center does (U-13). */
export function IncidentNotice() {
  const { library, links } = useLibrary();
  const incident = library.statusNotice?.incident ?? '';
  if (incident === '') return null;
  return (
    <p className="w-incident">
      <b>{HELP_CENTER_TEXTS.incident}</b> <bdi>{incident}</bdi>{' '}
      <a href={links.status()}>{HELP_CENTER_TEXTS.seeStatus}</a>
    </p>
  );
}
