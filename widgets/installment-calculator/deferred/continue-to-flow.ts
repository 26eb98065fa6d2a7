import { carText } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import { PLAN_PARAMETER, planText } from '#domain/funding/plan';
import { currentCodes } from '#features/car/current/current-codes';
import { choosePlan, type FundingPlan } from '#features/funding/funding-plan';
import { isThisPage } from '#page/address/page-address';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { navigate } from '#page/navigate';
import { findInPage } from '#page/open-roots';
import { changeUrl } from '#page/safe-addresses';
import { scrollToTarget } from '#page/scroll-to-target';

/**
 * Returns the address of the flow's page with plan and car, as another page knows neither. It contains codes and terms
 * only.
 */
export function addressWith(plan: FundingPlan, page: SafeUrl): SafeUrl {
  if (isThisPage(new URL(page))) return page;
  const now = currentCodes();
  const bare = { mvsCode: plan.mvs, year: plan.year, color: '', coating: '', parts: [], services: [] };
  return changeUrl(page, (url) => {
    url.searchParams.set(CAR_PARAMETER, carText(now?.mvsCode === plan.mvs ? now : bare));
    url.searchParams.set(PLAN_PARAMETER, planText(plan));
    // As in a shared link: a query may contain the unescaped character.
    url.search = url.search.replaceAll('%7E', '~');
  });
}

/**
 * Sets the page's plan and goes to the funding flow, on this page or on its own. Returns what goes on where there is no
 * such flow: the page's contact form, null if it has none.
 */
export function continueToFlow(plan: FundingPlan, finishUrl: string, from: HTMLElement): Element | null {
  choosePlan(plan, from);
  const flow = findInPage('vt-funding-flow');
  const page = safeUrl(finishUrl);
  if (flow) scrollToTarget(flow);
  else if (page) navigate(addressWith(plan, page));
  else return findInPage('vt-lead-form');
  return null;
}
