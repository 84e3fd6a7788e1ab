import type { GuideId } from '../../guide-types';
import type { ContentPage } from '../../mdx-components';
import Benefits from './5-benefits.mdx';
import BenefitHours from './11-benefit-hours.mdx';
import Wioa from './17-wioa.mdx';
import ChildCareAndRides from './19-child-care-and-rides.mdx';
import ComputerBasics from './24-computer-basics.mdx';
import PapersAndId from './10-papers-and-id.mdx';
import Newcomers from './6-newcomers.mdx';
import NoId from './28-no-id.mdx';
import ChildSupport from './29-child-support.mdx';
import TaxCredit from './30-tax-credit.mdx';
import MedicaidHours from './32-medicaid-hours.mdx';
import Unemployment from './34-unemployment.mdx';
import Money from './33-money.mdx';
import Housing from './35-housing.mdx';
import Veterans from './37-veterans.mdx';
import DisabilityHelp from './38-disability-help.mdx';
import RestartBenefits from './31-restart-benefits.mdx';

/** The texts of the group “Help, training and papers”; they load together. */
export const pages = {
  benefits: Benefits,
  'benefit-hours': BenefitHours,
  wioa: Wioa,
  'child-care-and-rides': ChildCareAndRides,
  'computer-basics': ComputerBasics,
  'papers-and-id': PapersAndId,
  newcomers: Newcomers,
  'no-id': NoId,
  'child-support': ChildSupport,
  'tax-credit': TaxCredit,
  'restart-benefits': RestartBenefits,
  'medicaid-hours': MedicaidHours,
  money: Money,
  unemployment: Unemployment,
  housing: Housing,
  veterans: Veterans,
  'disability-help': DisabilityHelp,
} satisfies Partial<Record<GuideId, ContentPage>>;
