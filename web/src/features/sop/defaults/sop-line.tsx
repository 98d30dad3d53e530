import type { SopArticle } from '@harborline/domain/entities/sop';
import { isSopLive } from '@harborline/domain/sop/sop-state';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { type Copies, CopyUpdate, DefaultLine, type ListedText } from '../../articles';

function copyLabel(copy: SopArticle): string {
  if (copy.is_disabled) return DEFAULT_CONTENT_TEXTS.yourArchivedCopy;
  return copy.is_published ? DEFAULT_CONTENT_TEXTS.yourCopy : DEFAULT_CONTENT_TEXTS.yourDraft;
}

/** The part of an SOP that two versions are compared by. */
const comparedOf = ({ sop_title: title, sop_content: content }: SopArticle) => ({
  ...{ title, content },
  ...{ keywords: [], categoryId: '' },
});

interface SopLineProps extends ListedText {
  copies: Copies<SopArticle>;
}

/** An SOP of the parent: whether the library's staff read it, and the library's own copy of it. */
export function SopLine({ text, parentName, isShown, mayChoose, copies, onShow }: SopLineProps) {
  const mayWrite = useMay('SopArticles.createUnpublished');
  const mayPublish = useMay('SopArticles.publish');
  const own = copies.all.get(text.id);
  const isReplaced = own !== undefined && isSopLive(own.copy);
  const isGuarded = own !== undefined && (own.copy.is_published || own.copy.is_disabled);
  return (
    <DefaultLine
      title={text.title}
      switchLabel={DEFAULT_SOP_TEXTS.showSop(text.title)}
      isShown={isShown}
      mayChoose={mayChoose}
      own={
        own === undefined
          ? null
          : {
              label: copyLabel(own.copy),
              isReplacing: isReplaced,
              hasUpdate: own.hasUpdate,
              editAddress: adminLinks.editSop(own.copy.id),
            }
      }
      onCopy={mayWrite ? () => copies.copy(text) : null}
      preview={adminLinks.sop(text.id)}
      previewLabel={DEFAULT_SOP_TEXTS.read}
      onShow={onShow}
    >
      {own?.origin && (
        <CopyUpdate
          title={own.copy.sop_title}
          mine={comparedOf(own.copy)}
          theirs={comparedOf(own.origin)}
          parentName={parentName}
          mayChange={mayWrite && (mayPublish || !isGuarded)}
          onTakeTheirs={() => copies.takeTheirs(own)}
          onKeepMine={() => copies.keepMine(own)}
        />
      )}
    </DefaultLine>
  );
}
