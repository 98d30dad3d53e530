import type { ModalWidget } from '../api/integration/modal-widgets';
import type { LibraryPublic } from '../entities/library';
import { safeThemeColor } from '../help-center/theme-color';
import { framedLinks } from './framed-links';
import { loaderTag } from './loader-tag';
import { widgetColor } from './widget-look';

/** The line that puts a library's widget on a site, with the look that is stored. */
function storedTag(library: LibraryPublic, origin: string): string {
  const { position = 'right', launcher = 'shown', launcherLabel = '' } = library.widgetTheme ?? {};
  return loaderTag({
    ...{ origin, position, launcher },
    libraryKey: library.library_refkey,
    color: safeThemeColor(widgetColor(library)),
    label: launcherLabel,
  });
}

interface Asked {
  /** scheme and host of the help center */
  readonly origin: string;
  /** whether the site places the widget itself */
  readonly isSelfManaged: boolean;
}

/** What a site can embed of a library: its widget, and its chat alone (S7.5-03, D-143). */
export function modalWidgets(library: LibraryPublic, { origin, isSelfManaged }: Asked): ModalWidget[] {
  const links = framedLinks(library.library_refkey, '');
  const is_modal = library.modalChatIntegration?.enable === true;
  return [
    {
      type: 'widget',
      url: origin + links.home(),
      is_modal,
      tag: isSelfManaged ? storedTag(library, origin) : '',
    },
    { type: 'chat', url: origin + links.chat(is_modal), is_modal, tag: '' },
  ];
}
