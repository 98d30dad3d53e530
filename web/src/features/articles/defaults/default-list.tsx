import type { LibraryPublic } from '@harborline/domain/entities/library';
import {
  fitsChoice,
  isChosen,
  showEvery,
  showOne,
} from '@harborline/domain/help-center/choose-default-content';
import { LIMITS } from '@harborline/domain/limits';
import type { CollectionOperation } from '@harborline/domain/permissions/table';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Firestore } from 'firebase/firestore';
import type { ReactElement, ReactNode } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { useMay } from '../../../shared/staff/use-may';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { DefaultSwitches, SwitchRow } from './default-switches';
import type { Offered } from './use-copies';
import { type ListedKind, useDefaultChoice } from './use-default-choice';

/** What a library may show of one kind of its parent's texts. */
export interface ParentTexts {
  /** of the parent */
  readonly name: string;
  readonly offered: readonly Offered[];
}

/** A text of the parent in the list, and what the choice says of it. */
export interface ListedText {
  readonly text: Offered;
  readonly parentName: string;
  readonly library: LibraryPublic;
  readonly isShown: boolean;
  readonly mayChoose: boolean;
  readonly onShow: (isShown: boolean) => void;
}

interface ListTexts {
  readonly intro: (parent: string) => string;
  readonly readOnly: string;
  readonly all: string;
  readonly allHint: string;
  readonly list: string;
  readonly allShown: string;
  readonly someShown: string;
  readonly shown: (title: string) => string;
  readonly hidden: (title: string) => string;
  readonly empty: string;
  readonly emptyBody: (parent: string) => string;
  readonly noParentBody: string;
  readonly loadFailed: string;
  readonly tooMany: (limit: number) => string;
}

/** A kind of texts that a library chooses from a list: all of them, or single ones. */
interface DefaultListProps {
  kind: ListedKind;
  /** what changing the choice takes */
  permission: CollectionOperation;
  texts: ListTexts;
  icon: ReactElement;
  /** @throws FirebaseError */
  load: (firestore: Firestore, parentId: string) => Promise<ParentTexts>;
  lines: (listed: readonly ListedText[]) => ReactNode;
}

const Hint = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: 720 }}>
    {children}
  </Typography>
);

interface ChooserProps extends Omit<DefaultListProps, 'load'> {
  library: LibraryPublic;
  parent: ParentTexts;
}

function Chooser({ library, parent, kind, permission, texts, icon, lines }: ChooserProps) {
  const mayChange = useMay(permission);
  const { choice, choose } = useDefaultChoice(library, kind);
  const showsAll = !choice[`disabled_default_${kind}`];
  const all = parent.offered.map(({ id }) => id);
  return (
    <>
      <Hint>{`${texts.intro(parent.name)}${mayChange ? '' : ` ${texts.readOnly}`}`}</Hint>
      <DefaultSwitches>
        <SwitchRow
          label={texts.all}
          hint={showsAll ? texts.allHint : DEFAULT_CONTENT_TEXTS.allOffHint}
          isOn={showsAll}
          mayChange={mayChange}
          onChange={(isOn) => choose(showEvery(kind, isOn), isOn ? texts.allShown : texts.someShown)}
        />
      </DefaultSwitches>
      {!fitsChoice(all) && <Hint>{texts.tooMany(LIMITS.categoryOrder)}</Hint>}
      {parent.offered.length === 0 ? (
        <EmptyState icon={icon} title={texts.empty} description={texts.emptyBody(parent.name)} />
      ) : (
        <Box
          component="ul"
          aria-label={texts.list}
          sx={{ ...FRAMED_LIST, overflow: 'hidden', '& > :first-of-type': { borderTop: 0 } }}
        >
          {lines(
            parent.offered.map((text) => ({
              text,
              parentName: parent.name,
              library,
              isShown: isChosen(choice, kind, text.id),
              mayChoose: mayChange && fitsChoice(all),
              onShow: (isShown) =>
                choose(
                  showOne(kind, { id: text.id, isShown, all }),
                  texts[isShown ? 'shown' : 'hidden'](text.title),
                ),
            })),
          )}
        </Box>
      )}
    </>
  );
}

function OfParent({ library, load, ...props }: DefaultListProps & { library: LibraryPublic }) {
  const firestore = useStaffFirestore();
  const { state } = useRequest({
    key: ['default-list', props.kind, library.parent_lib_id],
    load: () => load(firestore, library.parent_lib_id),
  });
  if (state.status === 'loading') return <ListSkeleton height={52} />;
  if (state.status === 'failed') return <ErrorState title={props.texts.loadFailed} onRetry={state.retry} />;
  if (state.status === 'denied') return <DeniedState />;
  return <Chooser {...props} library={library} parent={state.data} />;
}

/** Which texts of one kind the library shows of its parent (S3-07, D-35). */
export function DefaultList(props: DefaultListProps) {
  const library = useLibrary();
  if (library === null) return <ListSkeleton height={52} />;
  if (library.parent_lib_id !== '') return <OfParent {...props} library={library} />;
  const { icon, texts } = props;
  return <EmptyState icon={icon} title={DEFAULT_CONTENT_TEXTS.noParent} description={texts.noParentBody} />;
}
