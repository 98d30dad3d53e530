import { isBuiltRoute } from '@harborline/domain/permissions/built';
import { type Asker, may } from '@harborline/domain/permissions/may';
import { type ProfilePage, ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { PROFILE_PAGE_NAMES, PROFILE_PAGES } from '@harborline/domain/texts/settings';
import { adminLinks } from '../../../shared/routes/admin-links';

interface ProfileLink {
  readonly page: ProfilePage;
  readonly label: string;
  readonly to: string;
}

export interface ProfileGroup {
  readonly title: string;
  readonly links: readonly ProfileLink[];
}

const linkTo = (page: ProfilePage): ProfileLink => ({
  page,
  label: PROFILE_PAGES[page].label,
  to: adminLinks.profile(page),
});

/** The groups of pages that are built and that this person may open; empty groups are omitted (D-53). */
export function permittedGroups(person: Asker, defaultLibraryId: string): ProfileGroup[] {
  const pages = PROFILE_PAGE_NAMES.filter(
    (page) =>
      isBuiltRoute(`profile/${page}`) && may(person, ROUTE_PERMISSIONS[`profile/${page}`], defaultLibraryId),
  );
  const titles = new Set(pages.map((page) => PROFILE_PAGES[page].group));
  return [...titles].map((title) => ({
    title,
    links: pages.filter((page) => PROFILE_PAGES[page].group === title).map(linkTo),
  }));
}
