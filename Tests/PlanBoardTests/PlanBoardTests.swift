import Testing
@Suite("Plan Board") struct PlanBoardTests {}
