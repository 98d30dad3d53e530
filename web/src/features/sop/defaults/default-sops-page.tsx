import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import SopIcon from '@mui/icons-material/FactCheckOutlined';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { DefaultList, type ListedText } from '../../articles';
import { SopViews } from '../list/sop-views';
import { loadOfferedSops } from './load-default-sops';
import { SopLine } from './sop-line';
import { useSopCopies } from './use-sop-copies';

function SopLines({ listed }: { listed: readonly ListedText[] }) {
  const copies = useSopCopies();
  return listed.map((one) => <SopLine key={one.text.id} {...one} copies={copies} />);
}

/** /admin/sop?view=default: which SOPs of its parent the library's staff read (U-12, D-84). */
export function DefaultSopsPage() {
  return (
    <PageFrame title={SOP_TEXTS.title} intro={SOP_TEXTS.intro} width="wide">
      <SopViews current="default" />
      <DefaultList
        kind="sopArticles"
        permission="SupportLibraries.updateDefaultSops"
        texts={DEFAULT_SOP_TEXTS}
        icon={<SopIcon />}
        load={loadOfferedSops}
        lines={(listed) => <SopLines listed={listed} />}
      />
    </PageFrame>
  );
}
