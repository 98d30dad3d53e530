import type { Banner } from '@harborline/domain/shell/banners';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { clockTime } from '../../../shared/format/staff-times';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaff } from '../../../shared/staff/session-context';

/**
 * The texts of the banners; the first also names the library and the end of the user's time there, once both are known.
 * @param invitedBy who invites the person into a chat, '' for a teammate without a name
 */
export function useBannerText(invitedBy: string | undefined): (banner: Banner) => string {
  const { acting } = useStaff();
  const library = useLibrary();
  return (banner) => {
    if (banner === 'new_manual_assigned_chats' && invitedBy !== undefined)
      return SHELL_TEXTS.invited(invitedBy);
    const text = SHELL_TEXTS.banners[banner];
    if (banner !== 'logged_in_as_a_child_agency' || library === null || !acting) return text;
    const { companyName } = library.settings.settings;
    return `${text} ${SHELL_TEXTS.actingUntil(companyName, clockTime(acting.until.toDate()))}`;
  };
}
