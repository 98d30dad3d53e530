import type { SopArticle } from '@harborline/domain/entities/sop';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import Box from '@mui/material/Box';
import { DefaultSwitches, SwitchRow } from '../../articles';
import { useReview } from './use-review';

/** Whether client libraries may show an SOP of their agency to their staff (D-84). */
export function OfferSwitch({ sop }: { sop: Pick<SopArticle, 'id' | 'is_offered'> }) {
  const { offer, isSaving } = useReview(sop.id);
  return (
    <Box sx={{ mt: 2 }}>
      <DefaultSwitches>
        <SwitchRow
          label={DEFAULT_SOP_TEXTS.offer}
          hint={DEFAULT_SOP_TEXTS.offerHint}
          isOn={sop.is_offered === true}
          mayChange={!isSaving}
          onChange={(isOn) => void offer(isOn)}
        />
      </DefaultSwitches>
    </Box>
  );
}
